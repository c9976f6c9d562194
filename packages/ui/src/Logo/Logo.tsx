import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import * as css from './Logo.css.ts';

export interface LogoProps extends ElementProps {
  /** The firm's name; without it only the mark is shown, as decoration. */
  name?: string;
  className?: string;
}

const mark = duneLine([0, 2.9, 7, 3.1], { x: 1, y: 2, width: 23, height: 17 }, { domain: [0.1, 7], minFall: 1, faceDepth: 1.8 });

/** The firm's logo: a dune, drawn by `duneLine`, and the name. */
export function Logo({ name, className, ...element }: LogoProps) {
  return (
    <span {...pickElementProps(element)} className={[css.logo, className].filter(Boolean).join(' ')}>
      <svg className={css.mark} viewBox="0 0 25 20" aria-hidden>
        <path className={css.body} d={mark.area} />
        <path className={css.shadow} d={mark.faces} />
        <path className={css.stroke} d={mark.ridge} />
      </svg>
      {name && <span className={css.word}>{name}</span>}
    </span>
  );
}
