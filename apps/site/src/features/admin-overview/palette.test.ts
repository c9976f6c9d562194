import { expect, it } from 'vitest';
import { paletteOf } from './palette.ts';

it('lists the colours of the dark palette in the order of the specification, whatever the order they are stored in', () => {
  const colors = { dark: { muted: '#b3ac9f', primary: '#e2b872' }, light: { primary: '#1b1814' } };
  expect(paletteOf({ colors, fonts: { body: 'Hanken Grotesk', heading: 'Familjen Grotesk' } })).toEqual({
    swatches: [
      { role: 'primary', colour: '#e2b872' },
      { role: 'muted', colour: '#b3ac9f' },
    ],
    fonts: ['Familjen Grotesk', 'Hanken Grotesk'],
  });
});
it('leaves out what is not there', () => {
  expect(paletteOf({ colors: null, fonts: 'Arial' })).toEqual({ swatches: [], fonts: [] });
});
