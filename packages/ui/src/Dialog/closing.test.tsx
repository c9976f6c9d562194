import { act, cloneElement, type ReactElement } from 'react';
import { within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { root } from '../element/testPage.test-support.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Dialog } from './Dialog.tsx';
import type { PanelContent } from './renderPanel.ts';

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
