import { brand, claims, content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { Disclosure, Hairline, StatsBand, VisuallyHidden } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import * as section from '../section/section.css.ts';
import * as css from './Stats.css.ts';
import { toFigure } from './toFigure.ts';

const figures = content.stats.map(toFigure);

// Every figure of the home page is a claim, explained in the disclosure below; so are the claims of the second sample set (spec §9).
const sources = [...content.stats, ...content.counterStats, ...content.hallOfFame.stats, ...content.heroStats].flatMap(({ id }) =>
  Object.entries(claims).flatMap(([claimId, claim]) => (claimId === id ? [{ id, ...claim }] : [])),
);

/** The band of marketing figures, with scope, source and date of each (spec §9). */
export function Stats() {
  return (
    <section className={section.section} aria-label={t.statsTitle({ name: brand.name })}>
      <Hairline />
      <div className={`${section.container} ${css.band}`}>
        <VisuallyHidden as="h2">{t.statsTitle({ name: brand.name })}</VisuallyHidden>
        <StatsBand figures={figures} note={t.statsNote}>
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
                        <bdi>{value}</bdi> {label}
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
        </StatsBand>
      </div>
    </section>
  );
}
