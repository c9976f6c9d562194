import type { Page } from '@playwright/test';
import { openAs, createPdf } from './affiliateArea.ts';
import { axeFindings, expect, test, type Site } from './site.ts';
import { tabTo } from './tabTo.ts';
import { becomePersona, payouts } from './traderArea.ts';

const decisionOn = (page: Page) => page.getByRole('region', { name: 'Decision' });

/** A trader hands in a passport, which an admin then opens. */
async function reviewFile(site: Site, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const { page } = site;
  await page.getByLabel('Picture or PDF').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Send a document' }).click();
  await expect(page.getByText(/Your document is in review/)).toBeVisible();
  await becomePersona(page, 'admin');
  await site.open('/admin/kyc?status=pending');
  await page
    .getByRole('row', { name: /Tomás Ribeiro/ })
    .getByRole('link', { name: 'Passport' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passport, Tomás Ribeiro' })).toBeVisible();
}

/** The size of a drawn page in pixels, and how many of them are dark. */
const drawingOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let dark = 0;
    for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128 && (data[index + 3] ?? 0) > 0) dark += 1;
    return { width, height, dark };
  });

test('documents are reviewed one after the other, beside what their accounts say, with the keyboard alone', async ({
  site,
  page,
}) => {
  await openAs(site, 'admin', '/admin');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'Review document: Identity card, Kwame Mensah' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity card, Kwame Mensah' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the account says' })).toContainText('Kwame Mensah');
  // A standard font, which the file does not contain.
  await expect.poll(async () => (await drawingOf(page, 'Identity card, Kwame Mensah')).dark).toBeGreaterThan(500);

  const decision = decisionOn(page);
  await expect(decision.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await page.keyboard.press('a');
  const name = decision.getByRole('textbox', { name: 'Name on the document' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await page.keyboard.type('Kwame Mensah');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(decision.getByText('Approved', { exact: true })).toBeVisible();
  await expect(decision).toContainText('Noor Haddad');
  await expect(decision.getByRole('link', { name: 'Next' })).toBeFocused();

  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Identity card, Elif Aydın' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Other documents' });
  await expect(others).toContainText('The photograph is out of focus and the number cannot be read.');
  await page.keyboard.press('r');
  await expect(decision.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await tabTo(page, 'button', 'Out of focus');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Reject');
  await page.keyboard.press('Enter');
  await expect(decision.getByText('Rejected', { exact: true })).toBeVisible();

  // What is typed is not left behind without being asked.
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Passport, Wanjiru Njoroge' })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Not this one');
  await tabTo(page, 'link', 'Next');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Stay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(decision.getByRole('textbox', { name: 'Reason' })).toHaveValue('Not this one');
});

test('a document of several pages is enlarged and turned, and an approval is taken back with a reason', async ({
  site,
  page,
}) => {
  await site.open(`${payouts}&scenario=first-payout`);
  await site.refuseCookies();
  const printed = await page.pdf({ width: '300px', height: '200px' });
  await reviewFile(site, 'passport.pdf', 'application/pdf', printed);
  const first = /^Passport, Tomás Ribeiro, page 1 of \d+$/;
  const sheet = page.getByRole('img', { name: first });
  await expect(sheet).toBeVisible();
  expect(await page.getByRole('img', { name: /^Passport, Tomás Ribeiro, page/ }).count()).toBeGreaterThan(1);

  const decision = decisionOn(page);
  await expect(decision.getByRole('button', { name: 'Approve' })).toBeEnabled();
  const shape = async () => {
    const { width, height } = await sheet.evaluate((canvas: HTMLCanvasElement) => ({
      width: canvas.width,
      height: canvas.height,
    }));
    return { isWide: width > height, width };
  };
  const upright = await shape();
  expect(upright.isWide).toBe(true);
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(async () => (await shape()).width).toBeGreaterThan(upright.width);
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect.poll(async () => (await shape()).isWide).toBe(false);

  await decision.getByRole('button', { name: 'Approve' }).click();
  await decision.getByRole('textbox', { name: 'Name on the document' }).fill('Tomás Ribeiro');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision.getByText('Approved', { exact: true })).toBeVisible();
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(decision).toContainText('no payout can be requested');
  await decision.getByRole('textbox', { name: 'Reason' }).fill('It is a copy.');
  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(decision.getByText('Rejected', { exact: true })).toBeVisible();
});

test('a photograph is shown like a page', async ({ site, page }) => {
  await site.open(`${payouts}&scenario=first-payout`);
  await site.refuseCookies();
  await reviewFile(site, 'passport.png', 'image/png', await page.screenshot());
  await expect(decisionOn(page).getByRole('button', { name: 'Approve' })).toBeEnabled();
  expect((await drawingOf(page, 'Passport, Tomás Ribeiro')).dark).toBeGreaterThan(500);
});

test('a scan in the format of fax machines is drawn', async ({ site, page }) => {
  await site.open(`${payouts}&scenario=first-payout`);
  await site.refuseCookies();
  // Eight black lines: the first says so, and each further one that it is like the one before.
  const bits = `00100110101000101${'11'.repeat(7)}${'000000000001'.repeat(2)}`;
  const scan = bits.padEnd(64, '0').replaceAll(/.{8}/g, (byte) => String.fromCharCode(Number.parseInt(byte, 2)));
  const image = `BI /W 8 /H 8 /BPC 1 /CS /G /F /CCF /DP <</K -1 /Columns 8 /Rows 8>> ID ${scan} EI`;
  await reviewFile(site, 'passport.pdf', 'application/pdf', createPdf(2000, `q 300 0 0 200 0 0 cm ${image} Q`));
  await expect(decisionOn(page).getByRole('button', { name: 'Approve' })).toBeEnabled();
  expect((await drawingOf(page, 'Passport, Tomás Ribeiro')).dark).toBeGreaterThan(10_000);
});

/** Without its objects, without pages, or protected by a password that nobody knows. */
const unreadable = {
  damaged: (file: string) => file.replaceAll(' obj', ' bjo'),
  empty: (file: string) => file.replace('Kids[3 0 R]/Count 1', 'Kids[     ]/Count 0'),
  locked: (file: string) => {
    const key = 'A'.repeat(64);
    const encrypt = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>/ID[<${key}><${key}>]`;
    return file.replace('/Size 5', `/Size 5${encrypt}`);
  },
};

test.describe('a document that cannot be shown', () => {
  test.use({ expectedErrors: [/The document cannot be shown/] });

  for (const [what, title, change] of [
    ['a damaged one', 'The document cannot be shown', unreadable.damaged],
    ['one without pages', 'The document cannot be shown', unreadable.empty],
    ['one with a password', 'The document is protected by a password', unreadable.locked],
  ] as const) {
    test(`cannot be approved, and is rejected with a reason: ${what}`, async ({ site, page }) => {
      await site.open(`${payouts}&scenario=first-payout`);
      await site.refuseCookies();
      const file = change(createPdf(2000).toString('latin1'));
      await reviewFile(site, 'passport.pdf', 'application/pdf', Buffer.from(file, 'latin1'));
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      const decision = decisionOn(page);
      await expect(decision.getByRole('button', { name: 'Approve' })).toBeDisabled();
      await page.keyboard.press('a');
      await expect(decision.getByRole('textbox')).toHaveCount(0);
      await page.keyboard.press('r');
      await decision.getByRole('textbox', { name: 'Reason' }).fill('It cannot be opened.');
      await decision.getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(decision.getByText('Rejected', { exact: true })).toBeVisible();
    });
  }
});
