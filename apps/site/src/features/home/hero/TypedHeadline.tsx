import * as t from '@duneline/specs/messages/home';
import { VisuallyHidden } from '@duneline/ui';
import * as css from './Hero.css.ts';
import { useTyping } from './useTyping.ts';

const words = [t.heroWordCopyTrading, t.heroWordRevolutionary];

export interface TypedHeadlineProps {
  readonly id: string;
  readonly isPlaying: boolean;
}

/** The page's heading; its second line types itself (spec §4). Screen readers get the words at rest. */
export function TypedHeadline({ id, isPlaying }: TypedHeadlineProps) {
  const typed = useTyping(words, isPlaying);
  return (
    <h1 id={id} className={css.title}>
      {t.heroTitle}
      <VisuallyHidden> {words.join(', ')}</VisuallyHidden>
      <span className={css.typed} aria-hidden="true">
        {typed}
        <span className={css.caret} />
      </span>
    </h1>
  );
}
