// The part of a statechart that everything shares which moves by itself. The machine brings the guard `isHeld` and the action `changeHolds`.

/** `always` of the state in which it moves: the first one, which what holds from the start ends at once. */
export const untilHeld = { guard: 'isHeld', target: 'held' } as const;

/** `on` of the state in which it moves. */
export const whilePlaying = { 'hold.start': { actions: 'changeHolds' } } as const;

/** `on` of the state in which it stands still. */
export const whileHeld = {
  ...whilePlaying,
  'hold.end': [
    { guard: 'isHeld', actions: 'changeHolds' },
    { target: 'playing', actions: 'changeHolds' },
  ],
} as const;
