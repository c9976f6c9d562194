import * as t from '@duneline/specs/messages/admin-coupons';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { addCoupon, readAffiliateChoices } from './readCoupons.ts';

vi.mock('./readCoupons.ts', () => ({ addCoupon: vi.fn(), changeCoupon: vi.fn(), readAffiliateChoices: vi.fn() }));

let root: Root;
const client = createQueryClient();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  document.body.replaceChildren();
});

const open = () =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/admin/coupons']}>
        <QueryClientProvider client={client}>
          <CouponDialog onClose={vi.fn()} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
/** The field whose label this is. */
function field(label: string) {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  const input = document.getElementById(id ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no ${label}.`);
  return input;
}
const type = (label: string, text: string) =>
  act(async () => {
    const input = field(label);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** As with a mouse: the field is left, then the button is pressed. */
async function submit() {
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  await act(async () => button?.focus());
  await act(async () => button?.click());
}

it('says that a number is wrong, and does not change it', async () => {
  vi.mocked(readAffiliateChoices).mockResolvedValue([]);
  await open();
  await type(t.code, 'SPRING-26');
  await type(t.percentField, '250');
  await submit();
  expect(field(t.percentField).value).toBe('250');
  expect(document.body.textContent).toContain(t.percentForm);
  await vi.waitFor(() => expect(document.activeElement).toBe(field(t.percentField)));
  expect(addCoupon).not.toHaveBeenCalled();
});

it('leads to a refused field once, and leaves whoever types where they are', async () => {
  vi.mocked(readAffiliateChoices).mockResolvedValue([]);
  vi.mocked(addCoupon).mockRejectedValue(new ServiceError({ code: '23505', message: 'coupons_pkey' }, 409));
  await open();
  await submit();
  await type(t.code, 'DUNE10');
  await type(t.percentField, '25');
  await submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(field(t.code)));
  await type(t.code, '-');
  await type(t.limitField, '5');
  expect(document.activeElement).toBe(field(t.limitField));
});

it('says that the affiliates are not read yet, and does not offer none when they could not be', async () => {
  let fail = (_: Error) => {};
  vi.mocked(readAffiliateChoices).mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await open();
  expect(document.querySelector('[data-live-announcer]')?.textContent).not.toBe('');
  await act(async () => fail(new ServiceError({ code: '42501', message: 'No' }, 403)));
  await vi.waitFor(() => expect(() => field(t.affiliate)).toThrow('There is no'));
  expect(document.querySelector('form [role=alert]')?.textContent).toBeTruthy();
});
