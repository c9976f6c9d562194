import type { AuthSettings, Backend, BackendOptions, Mail } from '@duneline/mocks';
import { createBackend, createClock } from '@duneline/mocks';
import type { Row } from '@duneline/specs/contract';
import { backendSpec } from '@duneline/specs/backend';
import { recordAnswers } from '../coverage/answers.ts';

/** The comparable parts of a response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The tokens of a sign-in response. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
  readonly user: { readonly id: string; readonly email: string };
}

interface Extras {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AuthProject {
  readonly backend: Backend;
  /** Sends a raw request below `/auth/v1`, with the anon key and the newer error format. */
  readonly ask: (method: string, path: string, body?: unknown, extras?: Extras) => Promise<Answer>;
  readonly post: (path: string, body: unknown, extras?: Extras) => Promise<Answer>;
  /** Signs up a user with `password`, and confirms them from the inbox. */
  readonly person: (email?: string) => Promise<Tokens>;
  /** The same for a phone number. */
  readonly caller: () => Promise<Tokens>;
  readonly signIn: (email?: string, secret?: string) => Promise<Answer>;
  readonly refresh: (refreshToken: string) => Promise<Answer>;
  /** The last mail or message. */
  readonly lastMail: () => Mail;
  /**
   * Opens a link as a browser does.
   * @returns the URL that it redirects to
   */
  readonly open: (link: string | null) => Promise<URL>;
}

export const email = 'maya@duneline.example';
export const phone = '971501234567';
export const password = 'a fair length';
export const versioned = { 'x-supabase-api-version': '2024-01-01' };
/** The S256 challenge of `verifier`. */
export const challenge = 'dnaPHvIvW7lKCBMM3wFRkq2HMf5rO3N_xQjRi2v3JX8';
export const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
export const pkce = { code_challenge: challenge, code_challenge_method: 's256' };

const emptySpec = { ...backendSpec, auth: {}, seed: { users: [], rows: {} } };

/** A new backend of our specs at nine in the morning, without their seed and `[auth]`, with raw HTTP to its auth service. */
export function openAuth(auth: Partial<AuthSettings> = {}, options: BackendOptions = {}): AuthProject {
  const clock = createClock('2026-03-01T09:00:00Z');
  const backend = createBackend(emptySpec, { clock, auth, ...options });
  recordAnswers(backend);
  const ask: AuthProject['ask'] = async (method, path, body, { token, headers = {} } = {}) => {
    const response = await backend.fetch(`${backend.url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: backend.keys.anon,
        'content-type': 'application/json',
        ...versioned,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };
  const post: AuthProject['post'] = (path, body, extras) => ask('POST', path, body, extras);
  const lastMail = (): Mail => {
    const mail = backend.inbox.at(-1);
    if (mail === undefined) throw new Error('The inbox is empty.');
    return mail;
  };
  const enter = async (name: { email: string } | { phone: string }, type: string): Promise<Tokens> => {
    const answer = await post('/signup', { ...name, password });
    if (isTokens(answer.body)) return answer.body;
    return tokensOf(await post('/verify', { type, ...name, token: lastMail().code }));
  };
  return {
    backend,
    ask,
    post,
    lastMail,
    person: (address = email) => enter({ email: address }, 'signup'),
    caller: () => enter({ phone }, 'sms'),
    signIn: (address = email, secret = password) => post('/token?grant_type=password', { email: address, password: secret }),
    refresh: (token) => post('/token?grant_type=refresh_token', { refresh_token: token }),
    async open(link) {
      const response = await backend.fetch(link ?? '', { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? `about:blank?status=${response.status}`);
    },
  };
}

/** Changes every row of an auth table directly, which requests cannot do. */
export function changeRows({ snapshot, restore }: Backend, table: string, change: (row: Row) => readonly Row[]): void {
  const state = snapshot();
  const name = `auth.${table}`;
  restore({ ...state, tables: { ...state.tables, [name]: state.tables[name]?.flatMap(change) ?? [] } });
}

/**
 * The session of a response.
 * @throws if there is none
 */
export function tokensOf({ status, body }: Answer): Tokens {
  if (isTokens(body)) return body;
  throw new Error(`Not a session: ${status} ${JSON.stringify(body)}`);
}

function isTokens(body: unknown): body is Tokens {
  return typeof body === 'object' && body !== null && 'access_token' in body && 'refresh_token' in body;
}

/** The comparable parts of an error, with its status. */
export function refusal(status: number, code: string, message: string): object {
  return { status, body: { code, message } };
}
