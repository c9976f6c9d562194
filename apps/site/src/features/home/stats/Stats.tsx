import { brand, claims, content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { Disclosure, Hairline, VisuallyHidden } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import * as section from '../section/section.css.ts';
import * as css from './Stats.css.ts';

// Every figure of the band is a claim; what stands behind it stands one click below.
const sources = content.stats.flatMap(({ id }) =>
  Object.entries(claims).flatMap(([claimId, claim]) => (claimId === id ? [{ id, ...claim }] : [])),
);

/** The band of marketing figures with the scope, source and date of each (spec §9, art direction "claims"). */
export function Stats() {
  return (
    <section className={section.section} aria-label={t.statsTitle({ name: brand.name })}>
      <Hairline />
      <div className={section.container}>
        <VisuallyHidden as="h2">{t.statsTitle({ name: brand.name })}</VisuallyHidden>
        <dl className={css.band}>
          {content.stats.map(({ id, label, prefix, value, suffix }) => (
            <div key={id} className={css.figure}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                {prefix}
                {value}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{t.statsNote}</p>
        <Disclosure title={t.statsSources}>
          <div className={css.scroller}>
            <table className={css.table}>
              <thead>
                <tr>
                  {[t.statsFigure, t.statsScope, t.statsSource, t.statsDate].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sources.map(({ id, value, label, scope, source, date }) => (
                  <tr key={id}>
                    <th scope="row">
                      {value} {label}
                    </th>
                    <td>{scope}</td>
                    <td>{source}</td>
                    <td>{formatDate(date)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
