import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import { inlineStyles } from './inlineStyles.ts';

let root: Root;

// Before React Aria is loaded, which asks once.
vi.hoisted(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  Object.defineProperty(navigator, 'platform', { value: 'iPhone', configurable: true });
  Object.defineProperty(navigator, 'userAgent', { value: 'iPhone AppleWebKit Safari', configurable: true });
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

const styles = () => [...document.head.querySelectorAll('style')];

/** The style elements that an open dialog adds to the page. */
async function addedBy(within: (dialog: ReactElement) => ReactElement) {
  const { Dialog } = await import('../Dialog/Dialog.tsx');
  const before = styles();
  const dialog = (
    <Dialog title="Terms" isOpen onOpenChange={() => undefined}>
      Nothing is lost.
    </Dialog>
  );
  await act(async () => root.render(within(dialog)));
  return styles().filter((style) => !before.includes(style));
}

it('has the text of each style element that an open dialog adds on an iPhone', async () => {
  const added = await addedBy((dialog) => dialog);
  expect(added.map(({ textContent }) => textContent)).toEqual(inlineStyles);
});

it('is not needed with the nonce of a KitProvider, which they then have', async () => {
  const added = await addedBy((dialog) => <KitProvider nonce="r4nd0m">{dialog}</KitProvider>);
  expect(added.map(({ nonce }) => nonce)).toEqual(['r4nd0m']);
});
