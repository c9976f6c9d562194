import { act, cloneElement, type ReactElement } from 'react';
import { within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { root } from '../element/testPage.test-support.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Dialog } from './Dialog.tsx';
import type { PanelContent } from './renderPanel.ts';

const nothing = () => undefined;
const content: PanelContent = ({ close }) => <Button onPress={close}>Keep it</Button>;

const panels: Record<string, ReactElement> = {
  Dialog: (
    <Dialog title="Terms" isOpen>
      {content}
    </Dialog>
  ),
  'Dialog with buttons': (
    <Dialog title="Terms" isOpen actions={content}>
      Simulated trading only.
    </Dialog>
  ),
  Drawer: (
    <Drawer title="Terms" isOpen>
      {content}
    </Drawer>
  ),
  Popover: (
    <Popover aria-label="Terms" trigger={<Button>Why?</Button>} isOpen>
      {content}
    </Popover>
  ),
};

it.each(Object.entries(panels))('%s is closed by its own content', async (_, panel) => {
  const onOpenChange = vi.fn();
  await act(async () => root.render(cloneElement(panel, { onOpenChange } as object)));
  await act(async () =>
    within(document.body)
      .getByRole('button', { name: /Keep it/ })
      .click(),
  );
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

const openers: Record<string, ReactElement> = {
  Dialog: (
    <Dialog title="Terms" trigger={<Button>Open</Button>}>
      All.
    </Dialog>
  ),
  Drawer: (
    <Drawer title="Terms" trigger={<Button>Open</Button>}>
      All.
    </Drawer>
  ),
  AlertDialog: (
    <AlertDialog title="End it?" confirmLabel="End" onConfirm={nothing} trigger={<Button>Open</Button>}>
      All.
    </AlertDialog>
  ),
};

it.each(Object.entries(openers))('%s is opened by its trigger, and stays closed if its caller says so', async (_, panel) => {
  const [onPress, onOpenChange] = [vi.fn(), vi.fn()];
  const trigger = <Button onPress={onPress}>Open</Button>;
  const opener = () => within(document.body).getByRole('button', { name: 'Open', hidden: true });
  await act(async () => root.render(cloneElement(panel, { onOpenChange, trigger, isOpen: false } as object)));
  await act(async () => opener().click());
  expect(onPress).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect([opener().ariaHasPopup, opener().ariaExpanded]).toEqual(['dialog', 'false']);
  await act(async () => root.render(cloneElement(panel, { key: 'own' })));
  await act(async () => opener().click());
  expect(opener().ariaExpanded).toBe('true');
  expect(document.body.querySelector('[role$=dialog]')?.textContent).toContain('All.');
});

it('AlertDialog stays open when it is confirmed, until it is told to close', async () => {
  const onConfirm = vi.fn<AlertDialogProps['onConfirm']>();
  await act(async () =>
    root.render(
      <AlertDialog title="End it?" confirmLabel="End" onConfirm={onConfirm} trigger={<Button>Open</Button>}>
        It cannot be undone.
      </AlertDialog>,
    ),
  );
  const body = within(document.body);
  await act(async () => body.getByRole('button', { name: 'Open' }).click());
  await act(async () => body.getByRole('button', { name: /End/ }).click());
  expect(body.queryByRole('alertdialog')).not.toBeNull();
  await act(async () => onConfirm.mock.lastCall?.[0].close());
  expect(body.queryByRole('alertdialog')).toBeNull();
});
