import { rulebook } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/rulebook';
import { Timeline } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { ruleName, valueText } from './ruleText.ts';
import type { Change, Version } from './versions.ts';
import * as css from './Rulebook.css.ts';

export interface HistoryProps {
  readonly label: string;
  /** Newest first. */
  readonly shown: readonly Version[];
  readonly isCurrent?: boolean;
}

/** Versions with their changes. */
export function History({ label, shown, isCurrent = false }: HistoryProps) {
  return (
    <Timeline
      aria-label={label}
      items={shown.map(({ id, from, changes }) => ({
        id,
        title: t.version({ id }),
        time: t.since({ date: formatDate(from) }),
        dateTime: from,
        state: isCurrent ? 'now' : 'past',
        description: changes.length === 0 ? t.first({ count: rulebook.rules.length }) : <Changes changes={changes} />,
      }))}
    />
  );
}

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <>
      <p>{t.changes({ count: changes.length })}</p>
      <ul role="list" className={css.changes}>
        {changes.map(({ rule, before, after }) => (
          <li key={rule.id} className={css.change}>
            <span>{ruleName(rule)}</span>
            <span className={css.values}>
              <ins className={css.after}>{valueText(rule, after)}</ins>{' '}
              <del className={css.before}>{t.was({ value: valueText(rule, before) })}</del>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
