import { createMachine } from 'xstate';

export const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.tap': 'on' } }, on: { on: { 'lamp.tap': 'off' } } },
});
