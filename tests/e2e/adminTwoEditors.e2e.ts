import type { Page } from '@playwright/test';
import { expect, people, test } from './site.ts';

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'Description' });

// A save that does not start from the stored draft is refused: the browser logs it.
test.use({ expectedErrors: [/status of 409/] });

test('two editors of one page both keep their texts, and choose where both changed the same one', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/seo');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await page.getByRole('link', { name: '/about', exact: true }).first().click();
  await expect(titleOf(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(titleOf(other)).toBeVisible();

  // Different fields: each editor sees the other's text arrive, and both are in the draft.
  await titleOf(page).fill('About the firm');
  await expect(titleOf(other)).toHaveValue('About the firm');
  await descriptionOf(other).fill('Who stands behind the evaluation.');
  await expect(descriptionOf(page)).toHaveValue('Who stands behind the evaluation.');
  await expect(titleOf(page)).toHaveValue('About the firm');

  // The same field at the same time: whoever saves second sees both versions.
  await Promise.all([titleOf(page).fill('About us, first'), titleOf(other).fill('About us, second')]);
  const notices = [page, other].map((editor) => editor.getByText('Somebody else changed the same text while you were editing.'));
  await expect.poll(async () => (await Promise.all(notices.map((notice) => notice.count()))).join()).toMatch(/^(1,0|0,1)$/);
  const loser = (await notices[0]?.count()) === 1 ? page : other;
  await loser.getByRole('button', { name: 'Compare' }).click();
  const dialog = loser.getByRole('dialog', { name: 'Their version and yours' });
  await expect(dialog).toContainText('About us, first');
  await expect(dialog).toContainText('About us, second');
  await dialog.getByText('Their version', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Use the chosen versions' }).click();
  const winner = await titleOf(loser === page ? other : page).inputValue();
  await expect(titleOf(loser)).toHaveValue(winner);
  await expect(descriptionOf(loser)).toHaveValue('Who stands behind the evaluation.');

  // Publishing in one browser leaves nothing to save in the other.
  await loser.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Live, version/)).toBeVisible();
  await expect(other.getByText(/^Live, version/)).toBeVisible();
  await expect(titleOf(other)).toHaveValue(winner);
});
