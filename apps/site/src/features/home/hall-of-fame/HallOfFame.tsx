/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the rows are grids, and Safari forgets what a table is when its parts are laid out as something else */
import { content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { Badge } from '@duneline/ui';
import * as section from '../section/section.css.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { HallRow } from './HallRow.tsx';
import * as css from './HallOfFame.css.ts';

const { stats } = content.hallOfFame;
const entries = content.hallOfFame.entries.toSorted((a, b) => b.stats.largestPayoutCents - a.stats.largestPayoutCents);
const largest = entries[0]?.stats.largestPayoutCents ?? 0;
const heads = [t.hallTrader, t.hallAccount, t.hallTime, t.hallStreak, t.hallBestMonth, t.hallLargest];

/** Sample traders with their largest payouts on a common scale, and the group's figures (spec §9). */
export function HallOfFame() {
  return (
    <section className={section.section} aria-labelledby="hall-of-fame">
      <div className={section.container}>
        <SectionHead id="hall-of-fame" title={t.hallTitle}>
          <p className={section.lead}>
            {t.hallLead} <Badge>{t.sampleData}</Badge>
          </p>
        </SectionHead>
        <dl className={css.stats}>
          {stats.map(({ id, prefix, value, suffix, label }) => (
            <div key={id} className={css.stat}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <bdi>{prefix + value + suffix}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <table role="table" className={css.table}>
          <thead role="rowgroup" className={css.tableHead}>
            <tr role="row" className={css.row}>
              {heads.map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {entries.map((entry) => (
              <HallRow key={entry.id} entry={entry} largestCents={largest} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
