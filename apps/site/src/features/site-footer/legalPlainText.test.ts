import { expect, it } from 'vitest';
import { legalPlainText } from './legalPlainText.ts';

it('copies every section with its title', () => {
  expect(
    legalPlainText([
      { id: 'a', title: 'Target', text: 'Ten per cent.' },
      { id: 'b', title: 'Risk', text: 'High.' },
    ]),
  ).toBe('Target\nTen per cent.\n\nRisk\nHigh.');
});
