import { rules } from '@duneline/specs/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLegalPanel } from './legalPanel.actor.ts';
import { legalPlainText } from './legalPlainText.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(clipboard?: Pick<Clipboard, 'writeText'>) {
  const say = vi.fn();
  const onView = vi.fn();
  const panel = startLegalPanel({ say, clipboard })(onView);
  panel.send({ type: 'panel.expand' });
  return { panel, say, onView };
}

it('writes the whole legal text to the clipboard and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const { panel, say } = open({ writeText });
  panel.send({ type: 'copy.request' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(legalPlainText(rules.legal));
  await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith({ tone: 'success', title: 'Copied to clipboard' }), 30_000);
});

it.each([
  ['the browser refuses', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
  ['there is no clipboard', undefined],
])('asks to copy by hand when %s', async (_, clipboard) => {
  const { panel, say } = open(clipboard);
  panel.send({ type: 'copy.request' });
  const title = 'Copy failed - Please select and copy the text manually.';
  await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith({ tone: 'danger', title }), 30_000);
});

it('remembers for this browser session whether it is expanded', () => {
  const { panel } = open();
  expect(stored.get('legalPanelExpanded')).toBe('true');
  panel.stop();
  const again = open();
  expect(again.onView).toHaveBeenLastCalledWith({ isExpanded: true, isFullPage: false });
  again.panel.send({ type: 'panel.collapse' });
  expect(stored.get('legalPanelExpanded')).toBe('false');
});

it('sets a remembered text aside that cannot be read, and says so once in the log', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stored.set('legalPanelExpanded', 'open');
  const onView = vi.fn();
  startLegalPanel({ say: vi.fn(), clipboard: undefined })(onView);
  expect(onView).toHaveBeenLastCalledWith({ isExpanded: false, isFullPage: false });
  expect([log.mock.calls.length, stored.size]).toEqual([1, 0]);
  log.mockRestore();
});
