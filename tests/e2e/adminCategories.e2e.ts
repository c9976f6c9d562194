import { changeAsService, openAs } from './affiliateArea.ts';
import { axeFindings, expect, people, test } from './site.ts';

test('categories are added, ordered by keyboard, renamed for visitors, and deleted while empty', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/categories');
  await site.signIn(people.admin);
  await site.refuseCookies();
  const list = page.getByRole('grid', { name: 'Blog categories' });
  await expect(list.getByRole('row')).toHaveCount(6);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'New category' }).click();
  const added = page.getByRole('dialog', { name: 'New category' });
  const english = added.getByRole('group', { name: 'English' });
  const arabic = added.getByRole('group', { name: 'Arabic' });
  await english.getByRole('textbox', { name: 'Name' }).fill('Psychology');
  await expect(added.getByRole('textbox', { name: 'Address' })).toHaveValue('psychology');
  await english.getByRole('textbox', { name: 'Description' }).fill('What losing does to you.');
  await arabic.getByRole('textbox', { name: 'Description' }).fill('ما تفعله الخسارة بك.');
  await page.keyboard.press('Enter');
  await expect(arabic.getByText('Write a name.')).toBeVisible();
  await expect(arabic.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('علم النفس');
  await page.keyboard.press('Enter');
  await expect(added).toBeHidden();
  await expect(list.getByRole('row').last()).toContainText('Psychology');
  await expect(list.getByRole('row').last()).toContainText('No articles');

  await list.getByRole('row', { name: 'Psychology' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('button', { name: 'Move Psychology' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insert/ }).first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Insert before Rules' })).toBeFocused();
  const stored = page.waitForResponse(/order_categories/);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('row').first()).toContainText('Psychology');
  await stored;
  await page.reload();
  await expect(list.getByRole('row').first()).toContainText('Psychology');

  await list.getByRole('button', { name: 'Edit Risk' }).click();
  const edited = page.getByRole('dialog', { name: 'Category “Risk”' });
  await edited.getByRole('group', { name: 'English' }).getByRole('textbox', { name: 'Name' }).fill('Risk and size');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited).toBeHidden();
  await expect(list.getByRole('button', { name: 'Edit Risk and size' })).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/blog?category=risk');
  const categories = visitor.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'Risk and size' })).toHaveAttribute('aria-current', 'page');
  await expect(categories.getByRole('link', { name: 'Psychology' })).toBeHidden();

  await page.bringToFront();
  await expect(list.getByRole('button', { name: 'Delete Risk and size' })).toBeHidden();
  await list.getByRole('button', { name: 'Delete Psychology' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('row')).toHaveCount(6);

  await list
    .getByRole('row', { name: /Risk and size/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/admin/blog?category=risk');
  await expect(page.getByText('Category: Risk and size')).toBeVisible();
  const articles = page.getByRole('table', { name: 'Blog' }).getByRole('row');
  await expect(articles.filter({ hasText: 'Risk and size' })).not.toHaveCount(0);
  await expect(articles.filter({ hasText: 'Rules' })).toHaveCount(0);
});

test.describe('a category that somebody else changes meanwhile', () => {
  test.use({ expectedErrors: [/Somebody else has changed this category/] });

  test('is replaced only after their text was shown', async ({ site, page }) => {
    await openAs(site, 'admin', '/admin/categories');
    await site.refuseCookies();
    await page.getByRole('button', { name: 'Edit Risk' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('group', { name: 'English' }).getByRole('textbox', { name: 'Name' });
    await name.fill('Risk and size');
    await changeAsService(page, 'blog_categories?slug=eq.risk&language=eq.en', { name: 'Losses' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Somebody else has changed this category.')).toBeVisible();
    await expect(dialog.getByText('Losses Position size')).toBeVisible();
    await expect(name).toHaveValue('Risk and size');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Risk and size' })).toBeVisible();
  });
});
