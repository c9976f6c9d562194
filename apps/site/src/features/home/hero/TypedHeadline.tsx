import * as t from '@duneline/specs/messages/home';
import { PauseButton } from '../playback/PauseButton.tsx';
import { usePlayback } from '../playback/usePlayback.ts';
import * as css from './Hero.css.ts';
import { useTyping } from './useTyping.ts';

const words = [t.heroWordCopyTrading, t.heroWordRevolutionary];

/** The page's heading; its second line types itself (spec §4). Screen readers get the words at rest. */
export function TypedHeadline({ id }: { readonly id: string }) {
  const playback = usePlayback();
  const typed = useTyping(words, playback.isPlaying);
  return (
    <div className={css.headline} {...playback.hold}>
      <h1 id={id} className={css.title}>
        {t.heroTitle}
        <span className={css.spoken}> {words.join(', ')}</span>
        <span className={css.typed} aria-hidden="true">
          {typed}
          <span className={css.caret} />
        </span>
      </h1>
      {playback.canPlay && (
        <span className={css.pause}>
          <PauseButton isPaused={playback.isPaused} onToggle={playback.toggle} pauseLabel={t.pauseTyping} playLabel={t.resumeTyping} />
        </span>
      )}
    </div>
  );
}
