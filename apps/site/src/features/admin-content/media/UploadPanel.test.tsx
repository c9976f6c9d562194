import * as t from '@duneline/specs/messages/admin-content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPicture } from './mediaStore.ts';
import { UploadPanel } from './UploadPanel.tsx';

vi.mock('./mediaStore.ts', () => ({ addPicture: vi.fn(() => Promise.resolve('id')) }));

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.clearAllMocks();
});

/** Gives the panel a drawing, and fills in its title and both descriptions. */
async function addDrawing(...words: readonly string[]) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <UploadPanel />
      </QueryClientProvider>,
    ),
  );
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>';
  const file = new File([drawing], 'mark.svg', { type: 'image/svg+xml' });
  const input = page.querySelector('input[type=file]') ?? page;
  Object.defineProperty(input, 'files', { value: [file] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  // React has its own setter on each input.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const [index, field] of page.querySelectorAll('input:not([type=file])').entries()) {
    setter?.set?.call(field, words[index]);
    await act(async () => void field.dispatchEvent(new Event('input', { bubbles: true })));
  }
  const button = Array.from(page.querySelectorAll('button')).find(({ textContent }) => textContent.includes(t.mediaAdd));
  await act(async () => button?.click());
}

it.each([
  ['the title', ['Guaranteed profit', 'A chart', 'مخطط'], t.problemBanned({ claim: 'guaranteed' })],
  ['the English description', ['Chart', 'A risk-free chart', 'مخطط'], t.problemBanned({ claim: 'risk-free' })],
  ['the Arabic description', ['Chart', 'A chart', 'ربح مضمون'], t.problemBanned({ claim: 'مضمون' })],
  ['an empty title', [' ', 'A chart', 'مخطط'], t.problemTitleEmpty],
])('says why %s is not taken, and stores nothing', async (_what, words, problem) => {
  await addDrawing(...words);
  expect(page.textContent).toContain(problem);
  expect(addPicture).not.toHaveBeenCalled();
});

it('stores a picture whose words are taken', async () => {
  await addDrawing('Chart', 'Profits are not guaranteed', 'مخطط');
  await vi.waitFor(() => expect(addPicture).toHaveBeenCalledOnce());
});
