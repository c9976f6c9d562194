import type { Invariants } from '../moment.ts';

export const sessionRefresh: Invariants = {
  'hidden-is-still': ({ after }) => !after.matches('hidden') || Object.keys(after.children).length === 0,
};
