import type { AuthSettings, BackendOptions } from '@duneline/mocks';
import { openAuth } from './openAuth.ts';
import type { Answer } from './openAuth.ts';

/** The answers on a simulated provider's page, and the pressed button. */
export interface Decision {
  readonly email?: string;
  readonly name?: string;
  readonly verification?: 'unverified';
  readonly decision?: 'deny';
}

/** A simulated provider's page, as a browser shows it. */
export interface Page {
  readonly status: number;
  readonly html: string;
  /**
   * Submits the form.
   * @returns the URL that it redirects to
   */
  readonly submit: (decision: Decision) => Promise<URL>;
}

const entities: Readonly<Record<string, string>> = { '&#38;': '&', '&#60;': '<', '&#62;': '>', '&#34;': '"', '&#39;': "'" };

/** A project with Google and GitHub and manual linking, and the actions of users in a browser. */
export function openProviders(auth: Partial<AuthSettings> = {}, options: BackendOptions = {}) {
  const providers = { google: { isEnabled: true, clientIds: ['web', 'ios'] }, github: { isEnabled: true } };
  const project = openAuth({ providers, isManualLinkingEnabled: true, ...auth }, options);
  const { backend } = project;

  const visit = async (address: string | URL): Promise<Page> => {
    const response = await backend.fetch(address);
    const html = await response.text();
    return {
      status: response.status,
      html,
      submit: (decision) => {
        const target = new URL(unescaped(/action="([^"]*)"/.exec(html)?.[1] ?? ''));
        for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)) {
          target.searchParams.append(unescaped(name), unescaped(value));
        }
        const filled = { email: '', decision: 'allow', ...decision };
        for (const [name, value] of Object.entries(filled)) target.searchParams.append(name, value);
        return project.open(target.href);
      },
    };
  };
  const start = (query = 'provider=google') => project.open(`${backend.url}/auth/v1/authorize?${query}`);
  /** Follows all redirects, from a provider's URL to the site. */
  const pass = async (provider: string | URL, decision: Decision): Promise<URL> => {
    const page = await visit(provider);
    return project.open((await page.submit(decision)).href);
  };
  const signInWith = async (decision: Decision, query?: string) => pass(await start(query), decision);
  const me = async (site: URL) => {
    const token = fragmentOf(site)['access_token'] ?? '';
    return Object((await project.ask('GET', '/user', undefined, { token })).body);
  };
  const idToken = (body: object, extras?: { token?: string }): Promise<Answer> =>
    project.post('/token?grant_type=id_token', { provider: 'google', ...body }, extras);
  return { ...project, visit, start, pass, signInWith, me, idToken };
}

/** The parameters of a URL's fragment. */
export function fragmentOf({ hash }: URL): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}

/** The parameters of a URL's query. */
export function queryOf({ searchParams }: URL): Readonly<Record<string, string>> {
  return Object.fromEntries(searchParams);
}

function unescaped(text: string): string {
  return text.replaceAll(/&#\d+;/g, (entity) => entities[entity] ?? entity);
}
