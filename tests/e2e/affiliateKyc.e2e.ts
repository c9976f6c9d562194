import * as kyc from '@duneline/specs/messages/trader-payouts';
import { changeAsService, openAs, pdf } from './affiliateArea.ts';
import { press } from './checkout.ts';
import { expect, test } from './site.ts';

const MOST = 10 * 1024 * 1024;

test('an empty, a too large and a foreign file are refused, and a hostile name never becomes a path', async ({ site, page }) => {
  await openAs(site, 'affiliate', '/affiliate-dashboard/kyc');
  await site.refuseCookies();
  await expect(page.getByText(kyc.stateApproved)).toBeVisible();
  const rejected = { status: 'rejected', reason: 'It is cut off.' };
  await changeAsService(page, 'kyc_documents?kind=neq.proof-of-address&status=eq.approved', rejected);
  await page.reload();
  await expect(page.getByText(rejected.reason)).toBeVisible();

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const send = page.getByRole('button', { name: kyc.sendDocument });
  await choose('empty.pdf', 'application/pdf', Buffer.alloc(0));
  await expect(page.getByText(/^empty\.pdf was not added: it is empty/)).toBeVisible();
  await choose('large.pdf', 'application/pdf', pdf(MOST + 1));
  await expect(page.getByText(/^large\.pdf was not added: it has/)).toBeVisible();
  await choose('page.html', 'text/html', Buffer.from('<script>alert(1)</script>'));
  await expect(page.getByText(/^page\.html was not added: it is none of/)).toBeVisible();
  await expect(send).toBeDisabled();

  await choose('..%2f..%2f<img src=x onerror=alert(1)>.pdf', 'application/pdf', pdf(2000));
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/storage/v1/object/kyc/'));
  await press(page, kyc.sendDocument);
  expect((await sent).url()).toMatch(/\/kyc\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.pdf$/);
  await expect(page.getByText(kyc.stateReviewing).first()).toBeVisible();
});
