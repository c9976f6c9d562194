import { createMachine } from 'xstate';

/** A machine without a table: two regions at once, a transition of the machine itself, a delay. */
export const television = createMachine({
  id: 'television',
  description: 'A television with a remote control.',
  initial: 'off',
  on: { 'plug.pull': '.off' },
  states: {
    off: { description: 'It is dark.', on: { 'power.press': 'on' } },
    on: {
      type: 'parallel',
      tags: 'loud',
      on: { 'power.press': 'off' },
      states: {
        sound: {
          initial: 'audible',
          states: { audible: { on: { 'mute.press': 'muted' } }, muted: { on: { 'mute.press': 'audible' } } },
        },
        picture: {
          initial: 'channel',
          states: {
            channel: { on: { 'menu.press': 'menu' } },
            menu: { entry: 'remind', after: { 30_000: 'channel' }, on: { 'menu.press': 'channel' } },
          },
        },
      },
    },
  },
});
