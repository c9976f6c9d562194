import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as kyc from '@duneline/specs/messages/trader-payouts';
import { changeAsService, openAs, createPdf } from './affiliateArea.ts';
import { press } from './checkout.ts';
import { expect, test } from './site.ts';

const MOST = 10 * 1024 * 1024;
const path = '/affiliate-dashboard/kyc';
const rejected = { status: 'rejected', reason: 'It is cut off.' };

/** Rejects the approved document, so that another one is required. */
async function askAgain(page: Page): Promise<void> {
  await expect(page.getByText(kyc.stateApproved).first()).toBeVisible();
  await changeAsService(page, 'kyc_documents?kind=neq.proof-of-address&status=eq.approved', rejected);
  await page.reload();
  await expect(page.getByText(rejected.reason).first()).toBeVisible();
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('empty, too large, foreign, renamed and hostile files are refused with a reason, and no name becomes a path', async ({
  site,
  page,
}) => {
  await openAs(site, 'affiliate', path);
  await site.refuseCookies();
  await askAgain(page);
  const send = page.getByRole('button', { name: kyc.sendDocument });
  await choose(page, 'empty.pdf', 'application/pdf', Buffer.alloc(0));
  await expect(page.getByText(/^empty\.pdf was not added: it is empty/)).toBeVisible();
  await choose(page, 'large.pdf', 'application/pdf', createPdf(MOST + 1));
  await expect(page.getByText(/^large\.pdf was not added: its size is/)).toBeVisible();
  await choose(page, 'page.html', 'text/html', Buffer.from('<script>alert(1)</script>'));
  await expect(page.getByText(/^page\.html was not added: only/)).toBeVisible();
  for (const [name, content] of [
    ['passport.pdf', 'MZ\u0090\0\u0003'],
    ['passport.pdf', '<!doctype html><script>alert(1)</script>'],
    ['passport.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ] as const) {
    await choose(page, name, name.endsWith('png') ? 'image/png' : 'application/pdf', Buffer.from(content, 'latin1'));
    await expect(page.getByText(kyc.contentWrong)).toBeVisible();
    await expect(send).toBeDisabled();
  }

  await choose(page, '..%2f..%2f<img src=x onerror=alert(1)>.pdf', 'application/pdf', createPdf(2000));
  await expect(page.getByText(kyc.contentWrong)).toBeHidden();
  const handed = page.waitForRequest((request) => request.url().endsWith('/functions/v1/submit-document'));
  await press(page, kyc.sendDocument);
  expect((await handed).postDataJSON()).toMatchObject({ path: expect.stringMatching(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\.pdf$/) });
  await expect(page.getByText(kyc.stateReviewing).first()).toBeVisible();
});

test.describe('after the connection broke', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to load resource/] });

  test('a document that arrived is handed in after a reload, without being sent again', async ({ site, page }) => {
    await openAs(site, 'affiliate', path);
    await site.refuseCookies();
    await askAgain(page);
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = (input, init) =>
        String(input instanceof Request ? input.url : input).includes('submit-document')
          ? Promise.reject(new TypeError('The connection broke.'))
          : send(input, init);
    });
    await choose(page, 'passport.pdf', 'application/pdf', createPdf(2000));
    await press(page, kyc.sendDocument);
    await expect(page.getByText(kyc.uploadFailed)).toBeVisible();

    await page.reload();
    await expect(page.getByText(kyc.arrivedTitle)).toBeVisible();
    const uploads: string[] = [];
    page.on('request', (request) => request.url().includes('/storage/v1/upload/') && uploads.push(request.url()));
    await press(page, kyc.sendDocument);
    await expect(page.getByText(kyc.stateReviewing).first()).toBeVisible();
    expect(uploads).toEqual([]);
  });
});

test('an upload that breaks off goes on where it stopped when the same file is chosen after a reload', async ({ site, page }) => {
  await openAs(site, 'affiliate', path);
  await site.refuseCookies();
  await askAgain(page);
  // The second of two parts is never sent.
  await page.evaluate(() => {
    class Broken extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null) {
        if (!(body instanceof Blob && body.size < 6 * 1024 * 1024)) super.send(body);
      }
    }
    window.XMLHttpRequest = Broken;
  });
  const file = test.info().outputPath('passport.pdf');
  await writeFile(file, createPdf(8 * 1024 * 1024));
  await page.locator('input[type=file]').setInputFiles(file);
  await press(page, kyc.sendDocument);
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 0.75);

  await page.reload();
  await expect(page.getByText(kyc.brokenOffText({ name: 'passport.pdf' }))).toBeVisible();
  const parts: string[] = [];
  page.on('request', (request) => request.url().includes('/storage/v1/upload/') && parts.push(request.method()));
  await page.locator('input[type=file]').setInputFiles(file);
  await press(page, kyc.sendDocument);
  await expect(page.getByText(kyc.stateReviewing).first()).toBeVisible();
  expect(parts).toEqual(['HEAD', 'PATCH']);
});
