import { AuthApiError } from '@supabase/supabase-js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readArrival, signIn } from '../../lib/backend/signIn.ts';
import { SignInFlow } from './SignInFlow.tsx';

vi.mock('../../lib/backend/session.ts', () => ({ signOut: vi.fn(), subscribeToPerson: () => () => {} }));
vi.mock('../../lib/backend/signIn.ts', () => ({ readArrival: vi.fn(), signIn: vi.fn(), openProvider: vi.fn() }));
vi.mock('../../lib/backend/oneTimeCodes.ts', () => ({ sendCode: vi.fn(), verifyCode: vi.fn() }));

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.mocked(readArrival).mockReset().mockResolvedValue('nobody');
  vi.mocked(signIn)
    .mockReset()
    .mockImplementation(async () => void vi.mocked(readArrival).mockResolvedValue('signedIn'));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

async function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/affiliate-login', element: <SignInFlow title="Sign in" lead="Here." home="/affiliate-dashboard" /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  return router;
}
const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`);

async function submit(identifier: string, password: string) {
  for (const [name, value] of [
    ['identifier', identifier],
    ['password', password],
  ] as const) {
    await act(async () => {
      const input = field(name);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  await act(async () => page.querySelector('form')?.requestSubmit());
}
/** Waits for changes outside `act`: a chunk that loads, an actor that responds. */
async function eventually(check: () => void) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(check, 30_000);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

it('asks for an identifier and a password in the words of the specification, and puts the focus there', async () => {
  await show('/affiliate-login');
  await submit('', '');
  await eventually(() =>
    expect(document.activeElement?.textContent).toContain('You must provide either an email or phone number and a password'),
  );
  expect(signIn).not.toHaveBeenCalled();
});

it('marks the fields that are missing or wrong, and says at each what to enter', async () => {
  await show('/affiliate-login');
  const errorAt = (name: string) =>
    field(name)?.getAttribute('aria-invalid') === 'true' &&
    field(name)
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  await submit('', 'secret enough');
  await eventually(() => expect(errorAt('identifier')).toContain('Enter an e-mail address or a phone number.'));
  expect(errorAt('password')).toBe(false);
  await submit('neither', '');
  await eventually(() => expect(errorAt('password')).toContain('Enter a password.'));
  await submit('neither', 'secret enough');
  await eventually(() => expect(errorAt('identifier')).toContain('This is neither an e-mail address nor a phone number'));
  expect(errorAt('password')).toBe(false);
});

it('keeps what was typed when the server refuses', async () => {
  vi.mocked(signIn).mockRejectedValueOnce(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'));
  await show('/affiliate-login');
  await submit('leila.karam@duneline.example', 'not this one');
  await eventually(() => expect(document.activeElement?.textContent).toContain('do not match'));
  expect(field('identifier')?.value).toBe('leila.karam@duneline.example');
  expect(field('password')?.value).toBe('not this one');
});

it('goes on to the page that was asked for, with its query', async () => {
  const router = await show(`/affiliate-login?returnTo=${encodeURIComponent('/affiliate-dashboard/payouts?page=2')}`);
  await submit('+971 50 123 4567', 'secret enough');
  await eventually(() =>
    expect(router.state.location).toMatchObject({ pathname: '/affiliate-dashboard/payouts', search: '?page=2' }),
  );
  expect(signIn).toHaveBeenCalledWith({ phone: '+971501234567' }, 'secret enough');
});

it('goes home instead of to another site', async () => {
  const router = await show('/affiliate-login?returnTo=https%3A%2F%2Fevil.example');
  await submit('leila.karam@duneline.example', 'secret enough');
  await eventually(() => expect(router.state.location.pathname).toBe('/affiliate-dashboard'));
});

it('takes somebody who is signed in already further, leaving no way back into the form', async () => {
  vi.mocked(readArrival).mockResolvedValue('signedIn');
  const router = await show('/affiliate-login');
  await eventually(() => expect(router.state.location.pathname).toBe('/affiliate-dashboard'));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});
