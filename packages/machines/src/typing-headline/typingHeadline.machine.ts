import { assign, setup } from 'xstate';
import { nextHolds } from '../playback/holds.ts';
import type { HoldEvent, HoldInput } from '../playback/holds.ts';
import { firstWord, nextTyping, typingMs, typingPhase } from './typing.ts';
import type { Typing } from './typing.ts';

export interface TypingHeadlineInput extends HoldInput {
  readonly words: readonly string[];
  /** The initial state. @default the first complete word */
  readonly typing?: Typing;
}

export type TypingHeadlineContext = Required<TypingHeadlineInput>;

/**
 * The headline that types itself (spec §4). It is above the fold, so the page uses `nextTyping` directly and loads no machine for
 * it.
 */
export const typingHeadlineMachine = setup({
  types: {
    input: {} as TypingHeadlineInput,
    context: {} as TypingHeadlineContext,
    events: {} as HoldEvent,
    tags: {} as 'playing',
  },
  actions: {
    changeHolds: assign({ holds: ({ context, event }) => nextHolds(context.holds, event) }),
    takeStep: assign({ typing: ({ context }) => nextTyping(context.words, context.typing) }),
  },
  guards: {
    isHeld: ({ context, event }) => nextHolds(context.holds, event).length > 0,
    isWordWhole: ({ context }) => typingPhase(context.words, context.typing) === 'resting',
    isDeleting: ({ context }) => context.typing.isDeleting,
  },
}).createMachine({
  id: 'typing-headline',
  context: ({ input }) => ({ typing: firstWord(input.words), ...input }),
  initial: 'between',
  states: {
    between: {
      always: [
        { guard: 'isHeld', target: 'held' },
        { guard: 'isWordWhole', target: 'moving.resting' },
        { guard: 'isDeleting', target: 'moving.deleting' },
        { target: 'moving.typing' },
      ],
    },
    moving: {
      tags: 'playing',
      initial: 'resting',
      on: { 'hold.start': { target: 'held', actions: 'changeHolds' } },
      states: {
        resting: { after: { [typingMs.resting]: { target: '#typing-headline.between', actions: 'takeStep' } } },
        deleting: { after: { [typingMs.deleting]: { target: '#typing-headline.between', actions: 'takeStep' } } },
        typing: { after: { [typingMs.typing]: { target: '#typing-headline.between', actions: 'takeStep' } } },
      },
    },
    held: {
      on: {
        'hold.start': { actions: 'changeHolds' },
        'hold.end': [
          { guard: 'isHeld', actions: 'changeHolds' },
          { target: 'between', actions: 'changeHolds' },
        ],
      },
    },
  },
});
