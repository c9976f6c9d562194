import type { PayoutEntry } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import type { Playback } from '../playback/usePlayback.ts';
import { PayoutCard } from './PayoutCard.tsx';
import { repeatsFor } from './repeatsFor.ts';
import * as css from './PayoutMarquee.css.ts';

const CARDS_PER_HALF = 10;

export interface PayoutMarqueeProps {
  readonly entries: readonly PayoutEntry[];
  readonly playback: Pick<Playback, 'isPlaying' | 'canPlay' | 'hold'>;
}

/**
 * The payouts in a loop of 30 s (spec §4). Two equal halves pass by; only the first copy of each card is there for screen readers.
 * Before the page is alive, and under reduced motion, it is a list to scroll.
 */
export function PayoutMarquee({ entries, playback: { isPlaying, canPlay, hold } }: PayoutMarqueeProps) {
  const copies = canPlay ? 2 * repeatsFor(entries.length, CARDS_PER_HALF) : 1;
  return (
    <section
      className={css.window}
      data-moves={canPlay || undefined}
      aria-label={t.payoutsMarqueeLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls, or is held by the focus, must be reached by keyboard
      tabIndex={0}
      {...hold}
    >
      <div className={css.track} data-playing={isPlaying || undefined}>
        {Array.from({ length: copies }, (_, copy) => (
          <ul key={copy} role="list" className={css.list} aria-hidden={copy > 0 || undefined}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <PayoutCard entry={entry} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
