import * as t from '@duneline/specs/messages/indexing';
import { pageStates, type OfferedPage } from './OfferedPage.ts';
import { MOST_SIGNALS, signalsOf } from './signalsOf.ts';
import * as css from './Skyline.css.ts';
import { stateWords } from './stateWords.ts';

/** Every URL as a bar whose height is its number of signals, with the number per status. */
export function Skyline({ pages }: { readonly pages: readonly OfferedPage[] }) {
  return (
    <figure className={css.figure} aria-label={t.skyline}>
      <div className={css.strokes} aria-hidden>
        {pages.map((page) => (
          <span
            key={page.path}
            className={css.stroke[page.state]}
            style={{ blockSize: `${(100 * signalsOf(page)) / MOST_SIGNALS}%` }}
          />
        ))}
      </div>
      <dl className={css.states}>
        {pageStates.map((state) => (
          <div key={state}>
            <dt className={css.name}>
              <span className={css.mark[state]} aria-hidden />
              {stateWords[state].name}
            </dt>
            <dd className={css.count}>{pages.filter((page) => page.state === state).length}</dd>
          </div>
        ))}
      </dl>
      <figcaption className={css.note}>{t.skylineNote}</figcaption>
    </figure>
  );
}
