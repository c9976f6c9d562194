import { movesUnlessHeld, type Invariants } from '../moment.ts';

export const typingHeadline: Invariants = {
  'moves-unless-held': movesUnlessHeld,
  'beginning-of-a-word': ({ after }) => {
    const { words, typing } = after.context;
    const word: unknown = words[typing.wordIndex];
    return typeof word === 'string' && typing.length >= 0 && typing.length <= word.length;
  },
  'held-stands-still': ({ before, after }) =>
    before.hasTag('playing') || after.hasTag('playing') || after.context.typing === before.context.typing,
};
