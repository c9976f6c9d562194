import { rulebook } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/rulebook';
import { ChipGroup, VisuallyHidden } from '@duneline/ui';
import { useState } from 'react';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { ruleName, valueText } from './ruleText.ts';
import { differences, versions } from './versions.ts';
import * as css from './Rulebook.css.ts';

/** The rules of a selected version beside the current ones; differences are marked and counted. */
export function VersionComparison() {
  const [chosen, choose] = useState(versions[0]?.id ?? '');
  const [then, now] = [versions.find(({ id }) => id === chosen), versions.at(-1)];
  if (!then || !now) return null;
  const changed = differences(then.values, now.values).map(({ rule }) => rule.id);
  return (
    <div className={css.beside}>
      <ChipGroup
        label={t.choose}
        items={versions.toReversed().map(({ id, from }) => ({ id, label: t.bought({ id, date: formatDate(from) }) }))}
        selectedKey={chosen}
        onSelectionChange={choose}
      />
      <output className={css.count}>
        {changed.length === 0 ? t.tableNow({ id: now.id }) : t.tableChanged({ count: changed.length })}
      </output>
      <table className={css.table}>
        <VisuallyHidden as="caption">{t.compareTitle}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t.rule}</th>
            <th scope="col">{t.then}</th>
            <th scope="col">{t.now}</th>
          </tr>
        </thead>
        <tbody>
          {rulebook.rules.map((rule) => {
            const isChanged = changed.includes(rule.id);
            return (
              <tr key={rule.id} data-changed={isChanged || undefined}>
                <th scope="row">
                  {ruleName(rule)} {isChanged && <span className={css.changed}>{t.changed}</span>}
                </th>
                {[then, now].map(({ values }, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two columns in a fixed order, of what may be one version
                  <td key={column}>{valueText(rule, values[rule.id] ?? 0)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
