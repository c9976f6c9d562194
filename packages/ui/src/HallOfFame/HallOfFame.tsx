import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check } from '../Icon/icons.ts';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './HallOfFame.css.ts';

export interface HallEntry {
  readonly id: string;
  /** "Amara O." */
  readonly name: string;
  /** "NG · Lagos" */
  readonly place: string;
  /** "$100K simulated" */
  readonly account: string;
  /** Details such as "6 weeks", in the order of `details` labels. */
  readonly details: readonly string[];
  /** The largest payout, as a number in any unit and as text: "$12,480.00". */
  readonly largest: { readonly value: number; readonly text: string };
  readonly isVerified?: boolean;
}

export interface HallOfFameProps extends ElementProps {
  /** The list's accessible name: "Hall of fame". */
  'aria-label': string;
  entries: readonly HallEntry[];
  /** Labels of the details: "Time", "Streak". */
  details: readonly string[];
  /** "Largest payout" */
  largestLabel: string;
  /** "Sample data" */
  note: string;
  /** @default 'Verified' */
  verifiedLabel?: string;
}

/** Traders by their largest payout, with bars on a common scale. */
export function HallOfFame(given: HallOfFameProps) {
  requireProps('HallOfFame', { details: given.details, entries: given.entries });
  const {
    'aria-label': listName,
    entries,
    details,
    largestLabel,
    note,
    verifiedLabel = 'Verified',
    ...element
  } = useTexts('HallOfFame', given);
  const sorted = entries.toSorted((a, b) => b.largest.value - a.largest.value);
  const most = sorted[0]?.largest.value ?? 0;
  return (
    <div {...pickElementProps(element)} className={css.block}>
      <ol role="list" className={css.list} aria-label={listName}>
        {sorted.map(({ id, name, place, account, details: values, largest, isVerified }) => {
          const end = `${most > 0 ? Math.round((largest.value / most) * 100) : 0}%`;
          return (
            <li key={id} className={css.row}>
              <p className={css.trader}>
                <span className={css.name}>
                  <bdi>{name}</bdi> {isVerified && <Icon of={check} size={16} aria-label={verifiedLabel} />}
                </span>
                <span className={css.muted}>
                  {place} · {account}
                </span>
              </p>
              <dl className={css.details}>
                {values.map((value, index) => (
                  <div key={details[index]}>
                    <dt className={css.muted}>{details[index]}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <div className={css.largest}>
                <svg className={css.bar} aria-hidden>
                  <rect className={css.fill} width={end} height="100%" />
                  <line className={css.cap} x1={end} x2={end} y2="100%" />
                </svg>
                <p className={css.amount}>
                  <VisuallyHidden>{largestLabel} </VisuallyHidden>
                  <bdi>{largest.text}</bdi>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <SampleNote>{note}</SampleNote>
    </div>
  );
}
