import { rulebook } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/rulebook';
import { SampleNote, Timeline } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { ruleName, valueText } from './ruleText.ts';
import { versions, type Change } from './versions.ts';
import * as css from './Rulebook.css.ts';

/** All versions, newest first, with their changes. */
export function History() {
  return (
    <div className={css.history}>
      <h3 className={css.title}>{t.historyTitle}</h3>
      <Timeline
        label={t.history}
        events={versions.toReversed().map(({ id, from, changes }, index) => ({
          id,
          title: t.version({ id }),
          when: t.since({ date: formatDate(from) }),
          dateTime: from,
          state: index === 0 ? 'now' : 'past',
          children: changes.length === 0 ? t.first({ count: rulebook.rules.length }) : <Changes changes={changes} />,
        }))}
      />
      <SampleNote>{t.sample}</SampleNote>
    </div>
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
