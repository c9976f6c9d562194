import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { chartOf } from '../chart/chartOf.ts';

/**
 * The chart as SCXML (https://www.w3.org/TR/scxml/), for other tools. Guards and actions are calls of functions by their names;
 * `after 5000` is an event that is sent to itself with that delay.
 */
export function toScxml(table: StatechartTable): string {
  const { states } = chartOf(table);
  const write = (parent: string | null, indent: string): string[] =>
    states
      .filter((state) => state.parent === parent)
      .flatMap(({ path, isFinal, invokes }) => {
        const tag = isFinal ? 'final' : 'state';
        const rows = table.rows.filter(({ from }) => from === path);
        const inner = [
          ...delaysOf(rows).map(
            (ms) => `<onentry><send event="after.${ms}" id="${path}.after.${ms}" delay="${ms}ms"/></onentry>`,
          ),
          ...delaysOf(rows).map((ms) => `<onexit><cancel sendid="${path}.after.${ms}"/></onexit>`),
          ...invokes.map((name) => `<invoke id="${escape(name)}" src="${escape(name)}"/>`),
          ...rows.map(transition),
        ].map((line) => `${indent}  ${line}`);
        const nested = write(path, `${indent}  `);
        if (inner.length + nested.length === 0) return [`${indent}<${tag} id="${path}"/>`];
        return [`${indent}<${tag} id="${path}">`, ...inner, ...nested, `${indent}</${tag}>`];
      });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escape(table.name)}" initial="${table.initial}">`,
    ...write(null, '  '),
    '</scxml>',
    '',
  ].join('\n');
}

function transition({ from, to, event, guard, actions }: StatechartRow): string {
  const attributes = [
    eventName(event) && `event="${escape(eventName(event))}"`,
    guard && `cond="${escape(guard.replaceAll(/\bnot (\w+)/g, '!$1').replaceAll(/\w+/g, '$&()'))}"`,
    to !== from && `target="${to}"`,
  ].filter(Boolean);
  const open = ['<transition', ...attributes].join(' ');
  if (actions.length === 0) return `${open}/>`;
  return `${open}><script>${actions.map((action) => `${escape(action)}();`).join(' ')}</script></transition>`;
}

/** Empty for a transition that needs no event. */
function eventName(event: string): string {
  const [kind, name = ''] = event.split(' ');
  if (kind === 'always') return '';
  if (kind === 'after') return `after.${name}`;
  if (kind === 'done') return `done.invoke.${name}`;
  return kind === 'error' ? `error.invoke.${name}` : event;
}

function delaysOf(rows: readonly StatechartRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ event }) => /^after (.+)$/.exec(event)?.[1] ?? []))];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
