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

/** Decides on a row of a list of pending ones, confirms, and waits until the row is gone. */
export async function decide(
  page: Page,
  name: RegExp,
  action: string,
  text?: { readonly field: string; readonly value: string },
): Promise<void> {
  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('alertdialog');
  if (text) await dialog.getByRole('textbox', { name: text.field }).fill(text.value);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
}

/** A file of this size in bytes that starts like a PDF. */
export const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, bytes - 15), 32), Buffer.from('\n%%EOF')]);
