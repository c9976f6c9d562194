// Three visits by users without a pointer, or with a screen reader: only keys are pressed, and only the accessibility tree is
// checked.
import { catalogue, content } from '@duneline/specs/site';
import { expect, test } from './site.ts';
import { tabTo } from './tabTo.ts';

const program = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram)!;
const [first, second] = program.tiers;
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en')}`;

test('refusing cookies takes a few keys, and the focus goes on from where it was', async ({ site, page }) => {
  await site.open('/');
  const banner = page.getByRole('region', { name: /cookie/i });
  await expect(banner).toBeVisible();
  await expect(banner).toMatchAriaSnapshot(`
    - region:
      - button "Accept All"
      - button "Necessary Only"
      - button "Customize"
  `);
  await tabTo(page, 'button', 'Necessary Only');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.reload();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(banner).toBeHidden();
});

test('a size is chosen, its rules are read and the checkout is reached without a pointer', async ({ site, page }) => {
  await site.open('/');
  await site.refuseCookies();
  await page.keyboard.press('Tab');
  await tabTo(page, 'link', 'Pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'radio', new RegExp(first!.label));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: new RegExp(second!.label), checked: true }).first()).toBeAttached();

  // The rules are in the tree as a table, in the currency amounts of the size.
  const target = (second!.sizeCents * (program.phases[0]!.rules.profitTargetPercent ?? 0)) / 100;
  const rows = page.getByRole('row', { name: /^Profit target/ });
  await expect(rows.getByRole('cell', { name: dollars(target), exact: true }).first()).toBeAttached();

  await tabTo(page, 'link', /checkout|Start|Buy|Continue/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/checkout\\?tier=${second!.index}&type=${program.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(dollars(second!.priceCents));
});

test('an article is found, read from head to head and left without a pointer', async ({ site, page }) => {
  await site.open('/blog');
  await site.refuseCookies();
  await page.keyboard.press('Tab');
  await tabTo(page, 'link', 'Rules');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?category=rules');
  await tabTo(page, 'link', 'How the trailing floor moves');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/how-the-trailing-floor-moves');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading "How the trailing floor moves" [level=1]
  `);
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((heads) => heads.map((head) => Number(head.tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
  await tabTo(page, 'link', /All articles|Blog/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
});

test('every question of home is opened and closed by keyboard, and its answer follows it in the tree', async ({ site, page }) => {
  await site.open('/');
  await site.refuseCookies();
  const question = content.faq[0]!.question;
  const asked = page.locator('summary', { hasText: question });
  await asked.focus();
  await page.keyboard.press('Enter');
  await expect(asked.locator('..')).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  await expect(asked.locator('..')).not.toHaveAttribute('open', '');
});
