import { expect, it } from 'vitest';
import { isolateText } from './isolateText.ts';

it('isolates right-to-left text in a left-to-right page, and leaves the rest as it is', () => {
  expect(isolateText('نور حداد')).toBe('\u2068نور حداد\u2069');
  expect(isolateText('Noor حداد')).toBe('\u2068Noor حداد\u2069');
  expect(isolateText('Noor Haddad')).toBe('Noor Haddad');
});

it('takes out characters that would reorder or mark the rest of the sentence', () => {
  expect(isolateText('Noor\u2069\u202E Haddad\uFFF91\uFFFB')).toBe('Noor Haddad1');
});
