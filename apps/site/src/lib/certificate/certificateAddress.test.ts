import { expect, it } from 'vitest';
import { certificateAddress, idFromText } from './certificateAddress.ts';

const id = 'duneline-1.5001.passed.1-step.1000000.105000.2026-01-23.abc_-';

it('finds the id in the address of its page', () => {
  expect(idFromText(` https://duneline.example${certificateAddress(id)}\n`)).toBe(id);
});

it.each([
  [id, id],
  [`  ${id} `, id],
  ['https://duneline.example/certificate', 'https://duneline.example/certificate'],
  ['   ', null],
])('reads %j as %j', (text, found) => expect(idFromText(text)).toBe(found));
