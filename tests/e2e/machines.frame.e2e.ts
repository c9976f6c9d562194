import { leavesWithin, shortestPath } from '@duneline/machines/testing';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import * as footer from '@duneline/specs/messages/footer';
import * as panels from '@duneline/specs/messages/panels';
import * as pricing from '@duneline/specs/messages/pricing-page';
import * as shell from '@duneline/specs/messages/shell';
import { catalogue } from '@duneline/specs/site';
import { statecharts } from '@duneline/specs/statecharts';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** A statechart on its page: how a person makes an event happen, and what shows that a state is reached. */
interface Screen {
  readonly table: StatechartTable;
  readonly path: string;
  readonly width: number;
  /** By event; rows of other events are for machines alone. */
  readonly acts: Readonly<Record<string, (page: Page, row: StatechartRow) => Promise<unknown>>>;
  readonly sees: (page: Page, row: StatechartRow) => Promise<unknown>;
}

const tagsOf = ({ states }: StatechartTable, path: string): readonly string[] =>
  Object.entries(states).flatMap(([state, { tags = [] }]) => (path === state || path.startsWith(`${state}.`) ? tags : []));

const menu = (page: Page) => page.getByRole('dialog', { name: panels.menuTitle });
const sideMenu: Screen = {
  table: statecharts['side-menu'],
  path: '/',
  width: 400,
  acts: {
    'menu.open': (page) => page.getByRole('button', { name: shell.openMenu }).click(),
    'menu.close': (page) => page.keyboard.press('Escape'),
    'route.change': (page) => menu(page).getByRole('link', { name: shell.navPricing }).click(),
    'viewport.change': (page, { example }) => page.setViewportSize({ width: example?.isWide === true ? 1280 : 500, height: 800 }),
  },
  sees: (page, { to }) => expect(menu(page)).toBeVisible({ visible: to === 'open' }),
};

const promo = (page: Page) => page.getByRole('complementary', { name: shell.promoLabel });
const promoBar: Screen = {
  table: {
    ...statecharts['promo-bar'],
    rows: statecharts['promo-bar'].rows.filter(({ from, example }) => from === 'visible' && example?.isVisible === false),
  },
  path: '/',
  width: 1280,
  acts: { 'promo.set': (page) => promo(page).getByRole('button').click() },
  sees: (page, { to }) => expect(promo(page)).toBeVisible({ visible: to === 'visible' }),
};

const header: Screen = {
  table: statecharts.header,
  path: '/pricing',
  width: 1280,
  acts: { 'page.scroll': (page, { example }) => page.evaluate((top) => scrollTo(0, top), Number(example?.scrollTop)) },
  sees: (page, { to }) => expect(page.locator('header[data-opaque]')).toHaveCount(to === 'opaque' ? 1 : 0),
};

const scrollProgress: Screen = {
  table: statecharts['scroll-progress'],
  path: '/pricing',
  width: 1280,
  acts: {
    'page.scroll': (page, { expect: { progress } = {} }) =>
      page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        scrollTo(0, Math.floor((scrollHeight - clientHeight) * part));
      }, Number(progress)),
  },
  sees: (page, { to }) => expect(page.locator('header[data-progress]')).toHaveCount(to === 'shown' ? 1 : 0),
};

const legal = (page: Page) => page.locator('details', { hasText: footer.legalTitle });
const legalPanel: Screen = {
  table: { ...statecharts['legal-panel'], initial: 'collapsed' },
  path: '/about',
  width: 1280,
  acts: {
    'panel.expand': (page) => legal(page).locator('summary').click(),
    'panel.collapse': (page) => legal(page).locator('summary').click(),
    'copy.request': (page) => legal(page).getByRole('button', { name: panels.legalCopy }).click(),
    'done writeText': async () => {},
    'error writeText': async () => {},
    'page.open': (page) => legal(page).getByRole('button', { name: panels.legalFullPage }).click(),
    'page.close': (page) => page.keyboard.press('Escape'),
  },
  sees: async (page, { to }) => {
    const tags = tagsOf(statecharts['legal-panel'], to);
    await expect(page.locator('details[open]', { hasText: footer.legalTitle })).toHaveCount(tags.includes('expanded') ? 1 : 0);
    await expect(page.getByRole('dialog', { name: panels.legalDialogTitle })).toBeVisible({ visible: tags.includes('fullPage') });
    if (tags.includes('copied')) await expect(page.getByText(panels.legalCopied)).toBeVisible();
    if (tags.includes('copyFailed')) await expect(page.getByText(panels.legalCopyFailed)).toBeVisible();
  },
};

const chosen = catalogue.programs[0]!.tiers[3]!;
const calculator: Screen = {
  table: statecharts.calculator,
  path: '/pricing',
  width: 1280,
  acts: {
    'choice.change': (page) =>
      page
        .getByRole('radio', { name: new RegExp(`^\\$?${chosen.label}\\b`) })
        .first()
        .check({ force: true }),
    'size.type': (page, { example }) => page.getByLabel(pricing.calculatorSize).fill(String(example?.text)),
    'target.type': (page, { example }) => page.getByLabel(pricing.calculatorTarget).fill(String(example?.text)),
  },
  sees: async (page, { to, event, example }) => {
    if (to === 'inputs.followed')
      await expect(page.getByLabel(pricing.calculatorSize)).toHaveValue(String(chosen.sizeCents / 100));
    const field = event === 'size.type' ? pricing.calculatorSize : pricing.calculatorTarget;
    if (to === 'inputs.typed') await expect(page.getByLabel(field)).toHaveValue(String(example?.text));
  },
};

for (const { table, path, width, acts, sees } of [sideMenu, promoBar, header, scrollProgress, legalPanel, calculator]) {
  for (const row of table.rows.filter(({ event }) => event in acts)) {
    const [leaf = row.from] = leavesWithin(table, row.from);
    const way = (shortestPath(table, leaf) ?? []).filter(({ event }) => event !== 'always');
    if (way.some(({ event }) => !(event in acts))) throw new Error(`No person can reach '${leaf}' of ${table.name} on ${path}.`);

    test(`${table.name}, line ${row.line}: from ${leaf}, ${row.event} leads to ${row.to}`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (row.event === 'error writeText') await page.addInitScript(refuseClipboard);
      else await page.context().grantPermissions(['clipboard-write']);
      await site.open(path);
      await site.refuseCookies();
      for (const step of [...way, row]) {
        await acts[step.event]!(page, step);
        await sees(page, step);
      }
    });
  }
}

function refuseClipboard() {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
}

test('the legal panel is expanded again after a reload, and collapsed in a new session', async ({ site, page, browser }) => {
  await site.open('/about');
  await site.refuseCookies();
  await legal(page).locator('summary').click();
  await expect(legal(page).getByRole('button', { name: panels.legalCopy })).toBeVisible();
  await page.reload();
  await expect(legal(page).getByRole('button', { name: panels.legalCopy })).toBeVisible();
  const other = await browser.newPage();
  await other.goto(new URL('/about', page.url()).href);
  await expect(legal(other)).not.toHaveAttribute('open');
  await other.close();
});
