import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { OpenDecision } from './OpenDecision.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const decision = { title: 'Approve payout 31016?', text: 'It is paid next.', confirmLabel: 'Approve', isRefusal: false } as const;
const dialog = () => document.querySelector<HTMLElement>('[role=alertdialog]');

/** The backend, which responds when the test says so. */
function open(more: Partial<OpenDecision> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const confirm = vi.fn<OpenDecision['confirm']>(() => promise);
  const onClose = vi.fn<() => void>();
  act(() => root.render(<DecisionDialog decision={{ ...decision, ...more, confirm }} onClose={onClose} />));
  const press = (name: string) =>
    act(async () =>
      [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(name))?.click(),
    );
  return {
    confirm,
    onClose,
    press,
    answer: () => act(async () => resolve()),
    refuse: (error: Error) => act(async () => reject(error)),
  };
}

it('stays open until the backend has answered, and sends once', async () => {
  const { confirm, onClose, press, answer } = open();
  await press('Approve');
  await press('Approve');
  await press('Cancel');
  expect(confirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await answer();
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells what went wrong and can be sent again', async () => {
  const { confirm, onClose, press, refuse } = open();
  await press('Approve');
  await refuse(new ServiceError({ code: '42501', message: 'permission denied' }, 403));
  expect(dialog()?.textContent).toContain('You have no access to this');
  await press('Approve');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('is not sent without the reason that a refusal needs', async () => {
  const { confirm, press } = open({ isRefusal: true });
  await press('Approve');
  expect(confirm).not.toHaveBeenCalled();
  expect(dialog()?.textContent).toContain('Enter a reason');
});
