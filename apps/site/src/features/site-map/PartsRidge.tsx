import * as t from '@duneline/specs/messages/site-map';
import { duneLine } from '@duneline/ui';
import * as css from './PartsRidge.css.ts';
import type { SitePart } from './siteParts.ts';

interface PartsRidgeProps {
  readonly parts: readonly (SitePart & { readonly count: number })[];
}

const WIDTH = 640;
const HEIGHT = 160;
/** Between two crests the ridge falls to this fraction of the lower one. */
const VALLEY = 0.3;

/** The parts of the site as crests of a ridge, each as high as its number of pages, above links to them. */
export function PartsRidge({ parts }: PartsRidgeProps) {
  const counts = parts.map(({ count }) => count);
  const values = counts.flatMap((count, index) => {
    const before = counts[index - 1];
    return [before === undefined ? 0 : Math.min(before, count) * VALLEY, count];
  });
  const box = { y: 8, width: WIDTH, height: HEIGHT - 8 };
  const { ridge, area, faces } = duneLine([...values, 0], box, { domain: [0, Math.max(...counts)], minFall: 4 });
  return (
    <figure className={css.figure} aria-label={t.ridge}>
      <svg className={css.canvas} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={css.highlight} d={area} />
        <path className={css.shadow} d={faces} />
        <path className={css.ridge} d={ridge} />
      </svg>
      <nav aria-label={t.parts}>
        <ul role="list" className={css.parts}>
          {parts.map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.part}>
                <span className={css.count}>{count}</span>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </figure>
  );
}
