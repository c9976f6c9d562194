import type { SnapshotFrom } from 'xstate';
import { viewOfHolds } from '../playback/holds.ts';
import type { PlaybackView } from '../playback/holds.ts';
import { firstWord, typedText } from './typing.ts';
import type { TypingHeadlineInput, typingHeadlineMachine } from './typingHeadline.machine.ts';

export interface TypingHeadlineView extends PlaybackView {
  /** The visible characters; a complete word with reduced motion. */
  readonly text: string;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialTypingHeadlineView({ words, holds, typing = firstWord(words) }: TypingHeadlineInput): TypingHeadlineView {
  const playback = viewOfHolds(holds);
  return { ...playback, text: playback.canPlay ? typedText(words, typing) : (words[typing.wordIndex] ?? '') };
}

/** What the headline shows for a snapshot of `typingHeadlineMachine` (spec §4). */
export function viewOfTypingHeadline({ context }: SnapshotFrom<typeof typingHeadlineMachine>): TypingHeadlineView {
  return initialTypingHeadlineView(context);
}
