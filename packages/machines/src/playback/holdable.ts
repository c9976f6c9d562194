// The states of everything that moves by itself. The machine adds the guard `isHeld` and the action `changeHolds`.

/** `always` of the playing state; it must come first, so that an initial hold applies immediately. */
export const untilHeld = { guard: 'isHeld', target: 'held' } as const;

/** `on` of the playing state. */
export const whilePlaying = { 'hold.start': { actions: 'changeHolds' } } as const;

/** `on` of the held state. */
export const whileHeld = {
  ...whilePlaying,
  'hold.end': [
    { guard: 'isHeld', actions: 'changeHolds' },
    { target: 'playing', actions: 'changeHolds' },
  ],
} as const;
