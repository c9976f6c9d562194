import { conflictTitle } from '@duneline/specs/messages/service-problem';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import type { OpenDecision } from './OpenDecision.ts';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel.tsx';

let root: Root;
let confirm: ReturnType<typeof vi.fn<OpenDecision['confirm']>>;
let props: ReviewPanelProps;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  confirm = vi.fn<OpenDecision['confirm']>(() => Promise.resolve());
  const asks = { label: 'Name', help: '', missing: 'Enter the name.', isOneLine: true };
  props = {
    status: null,
    approve: { title: 'Approve it?', text: '', confirmLabel: 'Approve', isRefusal: false, asks, confirm },
    reject: {
      title: 'Reject it?',
      text: '',
      confirmLabel: 'Reject',
      isRefusal: true,
      reasons: [{ name: 'Cut off', text: 'It is cut off.' }],
      confirm,
    },
    next: '/admin/kyc/2',
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Address() {
  return <p id="address">{useLocation().pathname}</p>;
}

const address = () => document.querySelector('#address')?.textContent;

const show = (more: Partial<ReviewPanelProps> = {}) =>
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/admin/kyc/1']}>
        <ReviewPanel {...props} {...more} />
        <Address />
      </MemoryRouter>,
    ),
  );
const focused = () => document.activeElement;
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(() => {
    const target = focused() ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
  });
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
const press = (name: string) => act(async () => button(name)?.click());
const type = (text: string) =>
  act(() => {
    const field = focused();
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('approves by A, with the focus in the required field, and then offers the next record', async () => {
  show();
  key('a');
  expect(focused()).toBeInstanceOf(HTMLInputElement);
  await press('Approve');
  expect(confirm).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Enter the name.');
  type('Kwame Mensah');
  await press('Approve');
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Kwame Mensah');
  expect(focused()?.textContent).toContain('Next');
});

it('sends once, though Enter is pressed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  confirm.mockReturnValue(promise);
  show();
  key('a');
  type('Kwame Mensah');
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
  await submit();
  await submit();
  expect(confirm).toHaveBeenCalledOnce();
  await act(async () => resolve());
});

it('marks a text that is to be looked at twice, and sends it nevertheless', async () => {
  const asks = {
    label: 'Name',
    help: '',
    missing: '',
    isOneLine: true,
    doubtOf: (text: string) => (text === 'Kwame' ? null : 'Differs'),
  };
  show({ approve: { title: '', text: '', confirmLabel: 'Approve', isRefusal: false, asks, confirm } });
  key('a');
  type('Kwasi');
  expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toContain('Differs');
  await press('Approve');
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Kwasi');
});

it('rejects by R with a usual reason, and goes on by N', async () => {
  show();
  key('r');
  expect(focused()).toBeInstanceOf(HTMLTextAreaElement);
  await press('Cut off');
  await press('Reject');
  expect(confirm).toHaveBeenCalledExactlyOnceWith('It is cut off.');
  key('n');
  expect(address()).toBe('/admin/kyc/2');
});

it('takes letters in a field, and those with a modifier, for no shortcut', () => {
  show();
  key('n', { ctrlKey: true });
  key('r');
  key('n');
  expect(address()).toBe('/admin/kyc/1');
});

it('knows the keys of a keyboard without Latin letters by their places', () => {
  show();
  key('ى', { code: 'KeyN' });
  expect(address()).toBe('/admin/kyc/2');
});

it('leaves the keys alone once they are switched off, also on the next page', () => {
  show();
  act(() => document.querySelector<HTMLInputElement>('input[role=switch]')?.click());
  key('n');
  expect(address()).toBe('/admin/kyc/1');
  expect(document.querySelector('kbd')).toBeNull();
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show();
  key('n');
  expect(address()).toBe('/admin/kyc/1');
});

it('does not approve before the evidence was seen, neither by the button nor by A, which leads to the reason', () => {
  show({ waitsFor: 'It can be approved once it is shown.' });
  expect(button('Approve')?.disabled).toBe(true);
  key('a');
  expect(document.querySelector('form')).toBeNull();
  expect(focused()?.textContent).toBe('It can be approved once it is shown.');
  show({ waitsFor: null });
  expect(focused()).toBe(button('Approve'));
});

it('has no key for a decision that needs a press on its button', async () => {
  show({ approve: { title: 'Pay it?', text: '', confirmLabel: 'Mark as paid', isRefusal: false, hasKey: false, confirm } });
  key('a');
  expect(document.querySelector('form')).toBeNull();
  expect(button('Mark as paid')?.querySelector('kbd')).toBeNull();
  expect(button('Mark as paid')?.hasAttribute('aria-keyshortcuts')).toBe(false);
  await press('Mark as paid');
  // Enter, pressed twice, does not send it.
  expect(focused()?.textContent).toBe('Pay it?');
});

it('says who decides about a record of the admin', () => {
  show({ approve: null, reject: null, isOwn: true });
  expect(document.body.textContent).toContain('This is your own record. Another admin decides about it.');
});

it('keeps what was typed, and says what went wrong, when somebody else decides first', async () => {
  confirm.mockImplementation(() => {
    show({ approve: null });
    return Promise.reject(new ServiceError({ message: '0 of 1 rows were changed.' }, 409));
  });
  show();
  key('a');
  type('Kwame Mensah');
  await press('Approve');
  expect(document.querySelector('form')?.textContent).toContain(conflictTitle);
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('Kwame Mensah');
});

it('gives the focus back to the button of a decision that is not made', async () => {
  show();
  await press('Reject');
  await press('Cancel');
  expect(focused()).toBe(button('Reject'));
});

it('gives the focus to the buttons if the one of the decision cannot be pressed anymore', async () => {
  show();
  await press('Approve');
  show({ waitsFor: 'It can be approved once all checks pass.' });
  await press('Cancel');
  expect(focused()).toBe(button('Approve')?.parentElement);
});

it('leads to the words that nothing else waits after the last decision', async () => {
  show({ next: null });
  await press('Reject');
  type('It is cut off.');
  await press('Reject');
  expect(focused()?.textContent).toBe('Nothing else waits for this decision.');
});

it('says when nothing else waits', () => {
  show({ next: null });
  expect(document.body.textContent).toContain('Nothing else waits for this decision.');
  key('n');
  expect(address()).toBe('/admin/kyc/1');
});
