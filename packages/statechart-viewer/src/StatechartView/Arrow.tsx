import type { ElkPoint } from 'elkjs/lib/elk-api.d.ts';
import { roundedPath } from '../layout/roundedPath.ts';
import * as css from './Drawing.css.ts';

interface ArrowProps {
  points: readonly ElkPoint[];
  isLit?: boolean;
}

const length = 8;

/** A line with rounded corners and an arrowhead at its last point. */
export function Arrow({ points, isLit = false }: ArrowProps) {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return null;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const neck = { x: tip.x - Math.cos(angle) * (length - 1), y: tip.y - Math.sin(angle) * (length - 1) };
  const turn = (angle * 180) / Math.PI;
  return (
    <g className={css.arrow} data-lit={isLit || undefined}>
      <path className={css.line} d={roundedPath([...points.slice(0, -1), neck], 10)} />
      <path
        className={css.head}
        d={`M0 0 L${-length} -4 L${-length} 4 Z`}
        transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`}
      />
    </g>
  );
}
