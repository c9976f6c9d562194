import { createBackend, type Backend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import * as t from '@duneline/specs/messages/security';
import { personas } from '@duneline/specs/scenarios';
import { errors } from '@duneline/specs/site';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totp } from '../../../../../tests/totp.ts';
import { readSecurity, type Security } from '../../lib/backend/security.ts';
import { sessionStorageKey } from '../../lib/backend/storedSession.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { SecurityContext } from './securityContext.ts';

// The service does not ask for the present password here, as it does not of an account that has none.
const backend: Backend = createBackend(backendSpec, { auth: { isCurrentPasswordRequired: false } });
vi.mock('../../lib/backend/connection.ts', () => ({
  getConnection: () => Promise.resolve({ url: backend.url, anonKey: backend.keys.anon }),
}));

const calls: string[] = [];
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return backend.fetch(request);
  });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(persona: string, screen: ReactNode, changes: Partial<Security> = {}) {
  localStorage.setItem(sessionStorageKey, JSON.stringify(await backend.signInAs(persona)));
  const security = { ...(await readSecurity()), ...changes };
  calls.length = 0;
  await act(async () => root.render(<SecurityContext value={{ security, refresh: async () => {} }}>{screen}</SecurityContext>));
}

const press = (name: string) =>
  act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const fieldNames = () => [...page.querySelectorAll('input:not([hidden])')].map((input) => input.getAttribute('name'));

async function submit(values: Readonly<Record<string, string>>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const [name, value] of Object.entries(values)) {
    const input = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input === null) throw new Error(`There is no field ${name}.`);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page.querySelector('form')?.requestSubmit();
}
const becomes = (text: string | undefined) => vi.waitFor(() => expect(page.textContent).toContain(text), 30_000);

const { email = '', password = '' } = personas.affiliate.account ?? {};
const codeNow = () => totp(personas.admin.account?.totp?.secret ?? '', Date.now());
const phone = '+971501230042';
const textsTo = (number: string) => backend.inbox.filter(({ to }) => to.endsWith(number.slice(1)));

describe('a new phone number, whose code signs in from then on', () => {
  it('needs the present password: an open session alone has no code sent', async () => {
    await open('affiliate', <PhoneRow />);
    await press(t.addPhone);
    expect(fieldNames()).toEqual(['phone', 'secret']);
    await submit({ phone, secret: 'a guess of eight' });
    await becomes(errors.invalid_credentials?.sentence);
    expect(textsTo(phone)).toEqual([]);
    expect(calls).not.toContain('PUT /auth/v1/user');
    await submit({ phone, secret: password });
    await becomes(t.phoneCodeHint({ phone }));
    const { code = '' } = textsTo(phone).at(-1) ?? {};
    await submit({ code: code ?? '' });
    await becomes(t.phoneChanged({ phone }));
    expect(await readSecurity()).toMatchObject({ email, phone });
  });

  it('needs the second factor where there is one', async () => {
    const number = '+971501230043';
    await open('admin', <PhoneRow />);
    await press(t.addPhone);
    await submit({ phone: number, secret: '000000' });
    await becomes(errors.mfa_verification_failed?.sentence);
    expect(textsTo(number)).toEqual([]);
    await submit({ phone: number, secret: codeNow() });
    await becomes(t.phoneCodeHint({ phone: number }));
    expect(textsTo(number)).toHaveLength(1);
  });

  it('is asked for nothing more of an account that has neither', async () => {
    const number = '+971501230044';
    await open('trader', <PhoneRow />, { phone: null, identities: [] });
    await press(t.addPhone);
    expect(fieldNames()).toEqual(['phone']);
    await submit({ phone: number });
    await becomes(t.phoneCodeHint({ phone: number }));
  });
});

describe('a first password', () => {
  it('needs the second factor of an account that has no password', async () => {
    const next = 'over the dunes at dawn 7';
    await open('admin', <PasswordCard />, { identities: [] });
    expect(fieldNames()).toEqual(['secret', 'password']);
    await submit({ secret: '000000', password: next });
    await becomes(errors.mfa_verification_failed?.sentence);
    expect(calls).not.toContain('PUT /auth/v1/user');
    await submit({ secret: codeNow(), password: next });
    await becomes(t.passwordChanged);
    expect(calls.filter((call) => call.endsWith('/verify') || call.startsWith('PUT'))).toHaveLength(3);
    expect(calls.at(-1)).toBe('PUT /auth/v1/user');
  });
});
