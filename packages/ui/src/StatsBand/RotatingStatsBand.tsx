import { requireProps } from '../dev/requireProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { useAutoAdvance } from '../playback/useAutoAdvance.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import { useControlled } from '../state/useControlled.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './RotatingStatsBand.css.ts';
import type { StatsBandProps } from './StatsBand.tsx';
import * as band from './StatsBand.css.ts';

export interface RotatingStatsBandProps extends StatsBandProps {
  /** Index of the visible group of four. */
  group?: number;
  /** @default 0 */
  defaultGroup?: number;
  onGroupChange?: (group: number) => void;
  /** Milliseconds for each group. @default 4000 */
  periodMs?: number;
  /** @default 'Pause the figures' */
  pauseLabel?: string;
  /** @default 'Play the figures' */
  playLabel?: string;
  /** @default "1 of 2" */
  positionLabel?: (position: number, count: number) => string;
}

const AT_A_TIME = 4;
const english = (position: number, count: number) => `${position} of ${count}`;

/**
 * A StatsBand that shows four figures at a time, for four seconds each (spec §4). Screen readers, and everyone without scripts or
 * with reduced motion, get all of them.
 */
export function RotatingStatsBand(given: RotatingStatsBandProps) {
  requireProps('RotatingStatsBand', { figures: given.figures });
  const { figures, note, children, positionLabel = english, ...props } = useTexts('RotatingStatsBand', given);
  const { periodMs = 4_000, pauseLabel = 'Pause the figures', playLabel = 'Play the figures' } = props;
  const playback = usePlayback();
  const [group, setGroup] = useControlled(props.group, props.defaultGroup ?? 0, props.onGroupChange);
  const count = Math.ceil(figures.length / AT_A_TIME);
  const isPlaying = playback.isPlaying && count > 1;
  useAutoAdvance({ isPlaying, periodMs, onAdvance: () => setGroup((group + 1) % count) });
  return (
    <>
      <div {...pickElementProps(props)} {...playback.hold}>
        <div className={css.groups}>
          {Array.from({ length: count }, (_, turn) => (
            <dl key={turn} className={css.group} data-away={turn !== group || undefined}>
              {figures.slice(turn * AT_A_TIME, (turn + 1) * AT_A_TIME).map(({ id, label, value }) => (
                <div key={id} className={css.figure}>
                  <dt className={band.label}>{label}</dt>
                  <dd className={band.value}>{value}</dd>
                </div>
              ))}
            </dl>
          ))}
        </div>
        {playback.canPlay && count > 1 && (
          <div className={css.controls}>
            <span aria-hidden>{positionLabel(group + 1, count)}</span>
            <PauseButton playback={playback} pauseLabel={pauseLabel} playLabel={playLabel} />
          </div>
        )}
      </div>
      {note && <p className={band.note}>{note}</p>}
      {children}
    </>
  );
}
