import { expect, it } from 'vitest';
import { maxPictureBytes, pictures } from './Baselines.ts';

it('all accepted pictures together stay under 31 MB', () => {
  expect(pictures.names().length).toBeGreaterThan(0);
  expect(pictures.bytes()).toBeLessThan(maxPictureBytes);
});
