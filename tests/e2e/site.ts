import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as panels from '@duneline/specs/messages/panels';
import * as arabicPanels from '@duneline/specs/ar/messages/panels';
import { personas } from '@duneline/specs/scenarios';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { annotateAnswers } from '../coverage/annotateAnswers.ts';
import { emulateSaveData } from '../emulateSaveData.ts';
import { totp } from '../totp.ts';

/** The seeded users, read from the README, so that its table is tested. */
export const people = readPeople(readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8'));

function readPeople(readme: string) {
  const rows = [...readme.matchAll(/^\| (?<name>\w+) \| `(?<email>[^`]+@[^`]+)` \| `(?<password>[^`]+)` \|/gm)];
  const find = (name: string) => {
    const { email = '', password = '' } = rows.find(({ groups }) => groups?.name === name)?.groups ?? {};
    if (!email) throw new Error(`README.md has no row for the ${name} in "Who can sign in".`);
    return { email, password };
  };
  return { admin: find('admin'), affiliate: find('affiliate'), trader: find('trader') };
}

/** Actions of a user on the site. A page that logs an error fails its test. */
export class Site {
  readonly page: Page;
  readonly errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    annotateAnswers(page, base.info());
  }

  async open(path: string) {
    return this.page.goto(path);
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }) {
    await this.page.getByRole('textbox', { name: /e-mail/i }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const secret = Object.values(personas).find(({ account }) => account?.email === email)?.account?.totp?.secret;
    // The current code of the user's authenticator app.
    if (secret) await this.page.getByRole('textbox', { name: 'Code', exact: true }).pressSequentially(totp(secret, Date.now()));
  }

  async refuseCookies() {
    const names = [panels, arabicPanels].map(({ consentNecessaryOnly: name }) => this.page.getByRole('button', { name }));
    const refuse = names.reduce((one, other) => one.or(other));
    await refuse.click();
    // The banner's reserved space disappears with it; until the answer is stored, the next page would ask again.
    await refuse.waitFor({ state: 'hidden' });
    await expect.poll(() => this.page.evaluate(() => localStorage.getItem('cookieConsent'))).not.toBeNull();
  }
}

/**
 * axe's findings on the page in its current state, one sentence each. The legacy mode needs no second page, which takes a
 * quarter of the time.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Errors that are logged when a test makes the clock jump, because requests in progress time out. A single pattern, because
 * Playwright interprets the second element of an option's list as settings.
 */
export const clockJumpErrors = [/TimeoutError|Request was aborted/];

export const test = base.extend<{ site: Site; expectedErrors: RegExp[]; savesData: boolean }>({
  /**
   * Whether the visitor saves data, so that the site caches nothing ahead: that takes up to a third of a page's time. Tests of
   * what is cached or loaded ahead set it to `false`.
   */
  savesData: [true, { option: true }],
  async context({ context, savesData }, use) {
    if (savesData) await context.addInitScript(emulateSaveData);
    await use(context);
  },
  /** Patterns of logged errors that a test causes on purpose. */
  expectedErrors: [[], { option: true }],
  site: async ({ page, expectedErrors }, use) => {
    const site = new Site(page);
    await use(site);
    expect(site.errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

export { expect };
