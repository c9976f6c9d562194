import * as css from './BarChart.css.ts';

export interface BarSeries {
  /** The series' name and its table heading: "Paid". */
  readonly name: string;
  /** One value per bar; negative bars are below the axis. */
  readonly values: readonly number[];
}

interface BarsProps {
  series: readonly BarSeries[];
  /** Index of the group. */
  index: number;
  count: number;
  isSigned: boolean;
  down: (value: number) => number;
}

/** Share of its slot that a group of bars fills. */
const FILL = 0.72;
/** Gap between two bars of a group, as a fraction of a bar. */
const GAP = 0.12;

/** The bars of one series, side by side; each has a cap at its end, as a ridge has its line. */
export function Bars({ series, index, count, isSigned, down }: BarsProps) {
  const pitch = (100 * FILL) / count / series.length;
  const start = (100 * (index + (1 - FILL) / 2)) / count;
  const zero = down(0);
  return series.map(({ name, values }, place) => {
    const value = values[index];
    if (value === undefined) return null;
    const end = down(value);
    const tone = place > 0 ? 'second' : isSigned ? (value < 0 ? 'loss' : 'gain') : 'measured';
    const across = { x: `${round(start + pitch * place)}%`, width: `${round(pitch * (series.length > 1 ? 1 - GAP : 1))}%` };
    return (
      <g key={name}>
        <rect className={css.bodies[tone]} {...across} y={Math.min(zero, end)} height={Math.abs(zero - end)} />
        <rect className={css.caps[tone]} {...across} y={value < 0 ? end - 2 : end} height={2} />
      </g>
    );
  });
}

function round(share: number): number {
  return Math.round(share * 100) / 100;
}
