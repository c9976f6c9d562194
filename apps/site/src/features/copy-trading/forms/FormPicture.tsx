import { copiedPositions } from '../copiedPositions.ts';
import * as css from './FormPicture.css.ts';

const WIDTH = 320;
const HEIGHT = 164;
/** y of the line below the accounts, and of the line of copies below it. */
const GROUND = 140;
const BELOW = 158;
const BAR = 40;
const EDGE = 2;
const largest = Math.max(...copiedPositions.map(({ sizeCents }) => sizeCents));
const step = (WIDTH - BAR - 2 * EDGE) / (copiedPositions.length - 1);
const bars = copiedPositions.map(({ id, sizeCents }, place) => ({
  id,
  x: EDGE + BAR / 2 + step * place,
  // The square root keeps the smallest account visible beside the largest.
  height: Math.round(12 + 48 * Math.sqrt(sizeCents / largest)),
}));
const [lead, ...others] = bars;
const copies = others.map(({ x }) => `M${x} ${BELOW}V${GROUND + 6}`).join('');

/** The sample accounts as bars by size, the leading one highlighted, below their owner or owners. */
export function FormPicture({ owners, label }: { readonly owners: 'one' | 'each'; readonly label: string }) {
  const people = owners === 'one' ? [WIDTH / 2] : bars.map(({ x }) => x);
  return (
    <figure aria-label={label}>
      <svg className={css.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {bars.map(({ id, x, height }, place) => {
          const from = people[place] ?? people[0] ?? x;
          return <path key={id} className={css.owns} d={`M${from} 27C${from} 60 ${x} 48 ${x} ${GROUND - height}`} />;
        })}
        {people.map((x) => (
          <circle key={x} className={css.person} cx={x} cy="15" r="11" />
        ))}
        {bars.map(({ id, x, height }, place) => (
          <rect
            key={id}
            className={place === 0 ? css.leading : css.account}
            x={x - BAR / 2}
            y={GROUND - height}
            width={BAR}
            height={height}
          />
        ))}
        {lead && <path className={css.copies} d={`M${lead.x} ${GROUND + 6}V${BELOW}H${others.at(-1)?.x ?? lead.x}${copies}`} />}
      </svg>
    </figure>
  );
}
