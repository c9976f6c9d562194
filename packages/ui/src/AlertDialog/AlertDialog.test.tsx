import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { AlertDialog } from './AlertDialog.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const draw = (content: ReactNode) => act(async () => root.render(content));
const question = (isOpen: boolean) => (
  <AlertDialog title="Delete the account?" confirmLabel="Delete" onConfirm={() => undefined} isOpen={isOpen}>
    It cannot be undone.
  </AlertDialog>
);

const places: [string, (isOpen: boolean) => ReactNode][] = [
  ['a page', (isOpen) => question(isOpen)],
  [
    'inside a Dialog',
    (isOpen) => (
      <Dialog title="Account" isOpen actions={<Button>Delete…</Button>}>
        {question(isOpen)}
      </Dialog>
    ),
  ],
  [
    'inside a Drawer',
    (isOpen) => (
      <Drawer title="Account" isOpen actions={<Button>Delete…</Button>}>
        {question(isOpen)}
      </Drawer>
    ),
  ],
  [
    'beside a Dialog',
    (isOpen) => (
      <>
        <Dialog title="Account" isOpen actions={<Button>Delete…</Button>}>
          Details
        </Dialog>
        {question(isOpen)}
      </>
    ),
  ],
];

it.each(places)('focuses Cancel when it opens: %s', async (_, place) => {
  await draw(place(false));
  await draw(place(true));
  expect(document.activeElement?.textContent).toBe('Cancel');
});
