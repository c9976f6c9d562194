import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { damaged, locked } from '@duneline/specs/messages/document-view';
import { retry } from '@duneline/specs/messages/service-problem';
import { DocumentView } from './DocumentView.tsx';
import { openDocument } from './openDocument.ts';
import { UnreadableDocument, type DocumentPage } from './OpenedDocument.ts';

vi.mock('./openDocument.ts', () => ({ openDocument: vi.fn() }));

let root: Root;
let onShown: ReturnType<typeof vi.fn<() => void>>;
const file = new Blob(['%PDF-']);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onShown = vi.fn<() => void>();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A page whose drawings are ended by the test. */
function createPage() {
  const drawings: PromiseWithResolvers<HTMLCanvasElement>[] = [];
  const draw = vi.fn<DocumentPage['draw']>(() => {
    const drawing = Promise.withResolvers<HTMLCanvasElement>();
    drawings.push(drawing);
    return drawing.promise;
  });
  return {
    page: { width: 300, height: 200, draw },
    draw,
    end: () => act(async () => drawings.at(-1)?.resolve(document.createElement('canvas'))),
    fail: () => act(async () => drawings.at(-1)?.reject(new Error('No memory'))),
  };
}

const show = () => act(async () => root.render(<DocumentView name="Passport" file={file} onShown={onShown} />));
const press = (name: string) => act(async () => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
const text = () => document.body.textContent;

it('tells that a document was shown once each of its pages has been drawn', async () => {
  const [one, two] = [createPage(), createPage()];
  vi.mocked(openDocument).mockResolvedValue({ pages: [one.page, two.page], count: 2 });
  await show();
  await one.end();
  expect(onShown).not.toHaveBeenCalled();
  await two.end();
  expect(onShown).toHaveBeenCalledOnce();
});

it('does not take a document for shown that has more pages than it draws, and says so', async () => {
  const one = createPage();
  vi.mocked(openDocument).mockResolvedValue({ pages: [one.page], count: 2 });
  await show();
  await one.end();
  expect(onShown).not.toHaveBeenCalled();
  expect(text()).toContain('Only the first 1 of 2 pages can be shown');
});

it('says why a content cannot be shown, and offers another try where one may help', async () => {
  vi.mocked(openDocument).mockRejectedValue(new UnreadableDocument('locked'));
  await show();
  expect(text()).toContain(locked);
  expect(text()).not.toContain(retry);
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  vi.mocked(openDocument).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await show();
  expect(text()).not.toContain(damaged);
  const one = createPage();
  vi.mocked(openDocument).mockResolvedValue({ pages: [one.page], count: 1 });
  await act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(retry))?.click(),
  );
  await one.end();
  expect(onShown).toHaveBeenCalledOnce();
});

it('keeps the last drawing when the page cannot be drawn larger, but is not shown if the first drawing fails', async () => {
  const one = createPage();
  vi.mocked(openDocument).mockResolvedValue({ pages: [one.page], count: 1 });
  await show();
  await one.end();
  await press('Larger');
  await one.fail();
  expect(document.querySelector('canvas')).not.toBeNull();
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  onShown.mockClear();
  await show();
  await one.fail();
  expect(document.querySelector('canvas')).toBeNull();
  expect(onShown).not.toHaveBeenCalled();
});

it('stops a drawing that is not wanted any more, and an opening when it is left', async () => {
  const one = createPage();
  vi.mocked(openDocument).mockResolvedValue({ pages: [one.page], count: 1 });
  await show();
  await press('Turn');
  expect(one.draw.mock.calls.map(([, turn, signal]) => [turn, signal.aborted])).toEqual([
    [0, true],
    [90, false],
  ]);
  const signal = vi.mocked(openDocument).mock.lastCall?.[1];
  expect(signal?.aborted).toBe(false);
  act(() => root.unmount());
  expect(signal?.aborted).toBe(true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
