import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { usePlayback, type Playback } from '../playback/usePlayback.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Marquee.css.ts';
import { repeatCount } from './repeatCount.ts';

export interface MarqueeProps extends ElementProps {
  /** "Recent payouts, newest first" */
  'aria-label': string;
  /** The items, each with a key and a fixed width (about 270 CSS pixels). */
  children: ReactNode;
  /** Pass `usePlayback` if the page has its own PauseButton. @default its own, with a button above */
  playback?: Playback;
  /** Milliseconds for each round. @default 30000 */
  periodMs?: number;
  /** @default 'Pause what passes by' */
  pauseLabel?: string;
  /** @default 'Play what passes by' */
  playLabel?: string;
}

const ITEMS_PER_HALF = 10;

/**
 * Items in a loop, as wide as the page. Two equal halves move; screen readers see only the first copy of each
 * item. Before hydration and with reduced motion it is a scrollable list.
 */
export function Marquee(given: MarqueeProps) {
  const { children, playback: shared, periodMs = 30_000, ...labels } = useTexts('Marquee', given);
  const own = usePlayback();
  const playback = shared ?? own;
  const { isPlaying, canPlay, hold } = playback;
  const items = Children.toArray(children);
  const copies = canPlay ? 2 * repeatCount(items.length, ITEMS_PER_HALF) : 1;
  return (
    <>
      {!shared && (
        <div className={css.controls}>
          <PauseButton
            playback={playback}
            pauseLabel={labels.pauseLabel ?? 'Pause what passes by'}
            playLabel={labels.playLabel ?? 'Play what passes by'}
          />
        </div>
      )}
      <section
        {...pickElementProps(labels)}
        className={css.window}
        data-moves={canPlay || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls, or is held by the focus, must be reached by keyboard
        tabIndex={0}
        {...hold}
      >
        <div className={css.track} style={{ animationDuration: `${periodMs}ms` }} data-playing={isPlaying || undefined}>
          {Array.from({ length: copies }, (_, copy) => (
            <ul key={copy} role="list" className={css.list} aria-hidden={copy > 0 || undefined}>
              {items.map((item, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the place in the loop; the item has its own key
                <li key={place}>{item}</li>
              ))}
            </ul>
          ))}
        </div>
      </section>
    </>
  );
}
