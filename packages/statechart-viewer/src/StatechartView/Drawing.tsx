import type { PlacedChart } from '../layout/layoutChart.ts';
import { Arrow } from './Arrow.tsx';
import * as css from './Drawing.css.ts';
import type { Highlight } from './Highlight.ts';
import { LinkLabel } from './LinkLabel.tsx';
import { StateBox, StateLabel } from './StateBox.tsx';

export interface DrawingProps {
  placed: PlacedChart;
  lit: Highlight;
  zoom: number;
  label: string;
}

/** A positioned chart as SVG. Tree and table have the same content, so for screen readers it is a single picture. */
export function Drawing({ placed, lit, zoom, label }: DrawingProps) {
  const { width, height, states, links, start } = placed;
  const [from] = start;
  return (
    <svg
      className={css.drawing}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot be lit or pressed
      role="img"
      aria-label={label}
      width={width * zoom}
      height={height * zoom}
      viewBox={`0 0 ${width} ${height}`}
    >
      {states.map((one) => (
        <StateBox key={one.state.path} placed={one} lit={lit} />
      ))}
      <Arrow points={start} />
      {from && <circle className={css.start} cx={from.x} cy={from.y} r="5" />}
      {links.map(({ link, points }) => {
        const isLit = link.rows.some(({ line }) => lit.last.includes(line));
        return <Arrow key={`${link.id} ${isLit}`} points={points} isLit={isLit} />;
      })}
      {states.map((one) => (
        <StateLabel key={one.state.path} placed={one} lit={lit} />
      ))}
      {links.map(({ link, label: box, block }) => (
        <LinkLabel key={link.id} box={box} block={block} lit={lit} />
      ))}
    </svg>
  );
}
