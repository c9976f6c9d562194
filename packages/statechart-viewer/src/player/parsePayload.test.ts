import { expect, it } from 'vitest';
import { parsePayload } from './parsePayload.ts';

it('reads a mapping', () => {
  expect(parsePayload('{ "theme": "dark" }')).toEqual({ theme: 'dark' });
});

it.each([
  ['{ theme', 'This is no JSON'],
  ['"dark"', 'A payload is an object'],
  ['[1]', 'A payload is an object'],
  ['null', 'A payload is an object'],
])('says why %s is no payload', (text, reason) => {
  expect(parsePayload(text)).toContain(reason);
});
