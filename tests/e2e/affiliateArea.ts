import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** The affiliate of these journeys, who signs up in the first step. */
export const applicant = { name: 'Amira Saleh', email: 'amira.saleh@duneline.example', password: 'a long walk over dunes' };

/** Opens the site with a persona of the specs signed in, without the sign-in form. */
export async function openAs(site: Site, persona: 'affiliate' | 'trader' | 'admin', path: string): Promise<void> {
  await site.page.addInitScript((name) => {
    if (sessionStorage.getItem('duneline:scenario') !== null) return;
    const choice = { name: `as-${name}`, summary: 'Somebody is signed in.', persona: name };
    sessionStorage.setItem('duneline:scenario', JSON.stringify({ choice, isNew: true }));
  }, persona);
  await site.open(path);
}

/** Signs out, and opens a path as another user. */
export async function continueAs(
  site: Site,
  person: { readonly email: string; readonly password: string },
  path: string,
): Promise<void> {
  await leave(site.page);
  const signIn = path.startsWith('/admin') ? '/admin-login' : '/affiliate-login';
  await site.open(`${signIn}?returnTo=${encodeURIComponent(path)}`);
  await site.signIn(person);
  await expect(site.page).toHaveURL(path);
}

/** Ends the session of this browser, like clearing its storage, on a page that asks for nothing of its own meanwhile. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/offline');
  await page.evaluate(() => localStorage.removeItem('duneline:session'));
}

/** Changes rows with the service key. */
export function changeAsService(page: Page, path: string, values: object): Promise<void> {
  return page.evaluate(
    async ([address, body]) => {
      const headers = { apikey: 'sb_secret_duneline_embedded', 'content-type': 'application/json' };
      const response = await fetch(`/rest/v1/${address}`, { method: 'PATCH', headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    [path, JSON.stringify(values)] as const,
  );
}

export interface Decision {
  /** What the button says. */
  readonly action: string;
  /** What the record is then. */
  readonly status: string;
  /** What it requires. */
  readonly text?: { readonly field: string; readonly value: string };
}

/** Opens a row of a list, and decides about it on its page. */
export async function decideRow(page: Page, row: RegExp, decision: Decision): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('link').first().click();
  await decideOpenRecord(page, decision);
}

/** Decides about the record whose page is open. */
export async function decideOpenRecord(page: Page, { action, status, text }: Decision): Promise<void> {
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: action }).click();
  if (text) await decision.getByRole('textbox', { name: text.field }).fill(text.value);
  await decision.getByRole('button', { name: action }).click();
  await expect(decision.getByText(status, { exact: true }).first()).toBeVisible();
}

/** Looks at the document of a row, and approves it with the name on it. */
export async function approveDocument(page: Page, row: RegExp, kind: string, name: string): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('link', { name: kind, exact: true }).click();
  await decideOpenRecord(page, { action: 'Approve', status: 'Approved', text: { field: 'Name on the document', value: name } });
}

/** A PDF of this size in bytes, or longer, with a page of 300 × 200 points; without `content` it is empty. */
export function createPdf(bytes: number, content = ''): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<<>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
  const start = `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}`;
  const end = 'trailer\n<</Root 1 0 R/Size 5>>\n%%EOF';
  return Buffer.from(start + ' '.repeat(Math.max(0, bytes - start.length - end.length)) + end, 'latin1');
}
