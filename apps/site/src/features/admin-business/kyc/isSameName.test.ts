import { expect, it } from 'vitest';
import { isSameName } from './isSameName.ts';

it.each([
  ['Tomás Ribeiro', 'TOMAS RIBEIRO'],
  ['García, José', 'José  García'],
  ['أحمد سالم', 'أحمد  سالم'],
  ['Elif Aydın', 'ELIF AYDIN'],
  ['Łukasz Ørsted', 'Lukasz Orsted'],
  ["Sinead O'Brien", 'Sinéad O Brien'],
])('takes "%s" and "%s" for the same', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

it.each([
  ['Tomás Ribeiro', 'Tomás Ribeiro Lopes'],
  ['Tomás Ribeiro', 'Tom Ribeiro'],
  ['أحمد سالم', 'أحمد سليم'],
  ['राम', 'रमा'],
  ['Tomás Ribeiro', ''],
])('takes "%s" and "%s" for two', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
