import { triggerOf } from '@duneline/machines/triggers';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { chartOf } from '../chart/chartOf.ts';

/**
 * The chart as SCXML (https://www.w3.org/TR/scxml/), for other tools. Guards and actions are calls of functions by their names;
 * `after 5000` is an event that is sent to itself with that delay.
 */
export function toScxml(table: StatechartTable): string {
  const { states } = chartOf(table);
  // The machine itself, where it is a state.
  const root = table.name in table.states ? `${table.name}.root` : table.name;
  const idOf = (path: string) => escape(path || root);
  const write = (parent: string | null, indent: string): string[] =>
    states
      .filter((state) => state.parent === parent)
      .flatMap(({ path, isFinal, invokes }) => {
        const tag = isFinal ? 'final' : table.states[path]?.initialLeaves ? 'parallel' : 'state';
        const rows = table.rows.filter(({ from }) => from === path);
        const inner = [
          ...delaysOf(rows).map(
            (ms) => `<onentry><send event="after.${ms}" id="${idOf(path)}.after.${ms}" ${delayOf(ms)}/></onentry>`,
          ),
          ...delaysOf(rows).map((ms) => `<onexit><cancel sendid="${idOf(path)}.after.${ms}"/></onexit>`),
          ...invokes.map((name) => `<invoke id="${escape(name)}" src="${escape(name)}"/>`),
          ...rows.map((row) => transition(row, idOf)),
        ].map((line) => `${indent}  ${line}`);
        const nested = write(path, `${indent}  `);
        if (inner.length + nested.length === 0) return [`${indent}<${tag} id="${idOf(path)}"/>`];
        return [`${indent}<${tag} id="${idOf(path)}">`, ...inner, ...nested, `${indent}</${tag}>`];
      });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escape(table.name)}" initial="${idOf(table.initial)}">`,
    ...write(null, '  '),
    '</scxml>',
    '',
  ].join('\n');
}

function transition({ from, to, event, guard, actions }: StatechartRow, idOf: (path: string) => string): string {
  const attributes = [
    eventName(event, idOf) && `event="${escape(eventName(event, idOf))}"`,
    guard && `cond="${escape(guard.replaceAll(/\bnot /g, '!').replaceAll(/[\w.-]+(?![\w.-]*\()/g, '$&()'))}"`,
    to !== from && `target="${idOf(to)}"`,
  ].filter(Boolean);
  const open = ['<transition', ...attributes].join(' ');
  if (actions.length === 0) return `${open}/>`;
  return `${open}><script>${actions.map((action) => `${escape(action)}();`).join(' ')}</script></transition>`;
}

/** Empty for a transition that needs no event. */
function eventName(event: string, idOf: (path: string) => string): string {
  const { kind, name } = triggerOf(event);
  const names = {
    event,
    always: '',
    after: `after.${name}`,
    done: `done.invoke.${name}`,
    error: `error.invoke.${name}`,
    snapshot: `snapshot.${name}`,
    complete: `done.state.${idOf(name)}`,
  };
  return names[kind];
}

function delaysOf(rows: readonly StatechartRow[]): readonly string[] {
  const triggers = rows.map(({ event }) => triggerOf(event));
  return [...new Set(triggers.flatMap(({ kind, name }) => (kind === 'after' ? name : [])))];
}

/** A delay that is not a number is the name of a function. */
const delayOf = (ms: string) => (/^\d+$/.test(ms) ? `delay="${ms}ms"` : `delayexpr="${escape(ms)}()"`);

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
