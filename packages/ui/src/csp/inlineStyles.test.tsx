import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { root } from '../element/testPage.test-support.ts';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import { inlineStyles } from './inlineStyles.ts';

// Before React Aria is loaded, which asks once.
vi.hoisted(() => {
  Object.defineProperty(navigator, 'platform', { value: 'iPhone', configurable: true });
  Object.defineProperty(navigator, 'userAgent', { value: 'iPhone AppleWebKit Safari', configurable: true });
});

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
