import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { usePlayback } from '../playback/usePlayback.ts';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Hero.css.ts';
import type { TypingPace } from './typingFrames.ts';
import { useTypedText } from './useTypedText.ts';

export interface HeroProps extends ElementProps {
  /** First line of the heading. */
  title: string;
  /** Texts that the second line types in turn. Screen readers and users with reduced motion get them without animation. */
  words: readonly string[];
  /** @default 100 and 50 ms per character, 2 s for a complete word */
  pace?: TypingPace;
  /** The text of the second line, if the caller animates it. */
  typed?: string;
  /** Two sentences at most. */
  lead: ReactNode;
  /** One primary ButtonLink, and a quieter one. */
  actions: ReactNode;
  /** A drawing as wide as the page, such as a DuneRidge; from 1024 px on it starts below the actions and rises past the text. */
  picture: ReactNode;
  /** What the picture shows, and that it is a sample. */
  caption: ReactNode;
  /** A condition of the offer, opposite the caption. */
  condition: ReactNode;
  /** Id of the heading. @default 'hero-title' */
  id?: string;
  /** @default 'Pause the headline' */
  pauseLabel?: string;
  /** @default 'Resume the headline' */
  playLabel?: string;
}

const PACE: TypingPace = { typing: 100, deleting: 50, resting: 2000 };

/** The first screen: a heading whose second line is typed, actions, and a picture below (spec §2, §4). As wide as the page. */
export function Hero(given: HeroProps) {
  requireProps('Hero', { words: given.words });
  const {
    title,
    words,
    pace = PACE,
    typed,
    lead,
    actions,
    picture,
    caption,
    condition,
    id = 'hero-title',
    pauseLabel = 'Pause the headline',
    playLabel = 'Resume the headline',
    ...element
  } = useTexts('Hero', given);
  const playback = usePlayback();
  const text = useTypedText(words, pace, playback.isPlaying);
  return (
    <section {...pickElementProps(element)} className={css.hero} aria-labelledby={id}>
      <div className={css.text} {...playback.hold}>
        <h1 id={id} className={css.title}>
          {title}
          <VisuallyHidden> {words.join(', ')}</VisuallyHidden>
          <span className={css.typed} aria-hidden>
            <span>{typed ?? text}</span>
            <span className={css.caret} />
          </span>
        </h1>
        <p className={css.lead}>{lead}</p>
        <div className={css.actions}>
          {actions}
          {playback.canPlay && (
            <span className={css.pause}>
              <PauseButton playback={playback} pauseLabel={pauseLabel} playLabel={playLabel} />
            </span>
          )}
        </div>
      </div>
      <div className={css.picture}>{picture}</div>
      <div className={css.notes}>
        <p>
          <SampleNote>{caption}</SampleNote>
        </p>
        <p>{condition}</p>
      </div>
    </section>
  );
}
