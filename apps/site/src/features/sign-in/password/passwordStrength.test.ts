import * as t from '@duneline/specs/messages/sign-in';
import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['sand', [t.reasonLength({ characters: 8 })]],
  ['password1', [t.reasonCommon]],
  ['aaaaaaaaa', [t.reasonRepeat]],
])('finds "%s" easy to guess, and says why', (password, reasons) => {
  const { level, reasons: said } = passwordStrength(password, []);
  expect(level).toBeLessThan(2);
  expect(said).toEqual(expect.arrayContaining(reasons));
});

it('finds a sentence of one’s own strong', () => {
  expect(passwordStrength('seven date palms by the wadi', ['Leila Karam'])).toEqual({
    level: 4,
    label: t.strength4,
    reasons: [],
  });
});

it('notices the name and the address of the person', () => {
  expect(passwordStrength('leilakaram', ['Leila Karam', 'leila.karam@duneline.example']).reasons).toContain(t.reasonPersonal);
});
