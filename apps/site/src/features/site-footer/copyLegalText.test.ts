import { expect, it, vi } from 'vitest';
import { copyLegalText, legalPlainText } from './copyLegalText.ts';

it('writes the text to the clipboard and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const say = vi.fn();
  await copyLegalText('Rules', say, { writeText });
  expect(writeText).toHaveBeenCalledWith('Rules');
  expect(say).toHaveBeenCalledExactlyOnceWith({ tone: 'gain', title: 'Copied to clipboard' });
});

it('asks to copy by hand when the browser refuses', async () => {
  const say = vi.fn();
  await copyLegalText('Rules', say, { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) });
  expect(say).toHaveBeenCalledExactlyOnceWith({ tone: 'loss', title: 'Copy failed - Please select and copy the text manually.' });
});

it('copies every section with its title', () => {
  expect(
    legalPlainText([
      { id: 'a', title: 'Target', text: 'Ten per cent.' },
      { id: 'b', title: 'Risk', text: 'High.' },
    ]),
  ).toBe('Target\nTen per cent.\n\nRisk\nHigh.');
});
