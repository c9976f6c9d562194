import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Leila Karam', 'LK'],
  ['Ana María de la Cruz', 'AC'],
  ['Noor', 'N'],
  ['tomas.ribeiro@duneline.example', 'TR'],
  ['', ''],
])('shortens "%s" to "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
