import { expect, it } from 'vitest';
import { visitsSite } from './visitsSite.ts';

it('needs the built site for everything and for its pages, and not for stories alone', () => {
  expect(visitsSite([])).toBe(true);
  expect(visitsSite(['forms-slider', 'site-pages--ar-pricing'])).toBe(true);
  expect(visitsSite(['forms-slider', 'actions-'])).toBe(false);
});
