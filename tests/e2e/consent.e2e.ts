import { expect, test } from './site.ts';

const stored = () => Object.keys(localStorage).concat(Object.keys(sessionStorage));

test('nothing is stored or sent before a choice, and closing stores nothing', async ({ site, page }) => {
  const tracked: string[] = [];
  page.on('request', (request) => request.url().includes('crm-tracking') && tracked.push(request.url()));
  await site.open('/');
  await page
    .getByRole('region', { name: /cookie/i })
    .getByRole('button', { name: /close/i })
    .click();
  await expect(page.getByRole('region', { name: /cookie/i })).toBeHidden();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(await page.evaluate(stored)).toEqual([]);
  expect(tracked).toEqual([]);
  await page.reload();
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
});

test('Accept All and Necessary Only have the same size', async ({ site, page }) => {
  await site.open('/');
  const accept = await page.getByRole('button', { name: 'Accept All' }).boundingBox();
  const refuse = await page.getByRole('button', { name: 'Necessary Only' }).boundingBox();
  expect(accept?.width).toBeCloseTo(refuse?.width ?? 0, 0);
  expect(accept?.height).toBe(refuse?.height);
});

test('refusing hides the banner for good and sends nothing', async ({ site, page }) => {
  const tracked: string[] = [];
  page.on('request', (request) => request.url().includes('crm-tracking') && tracked.push(request.url()));
  await site.open('/');
  await site.refuseCookies();
  await page.reload();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(page.getByRole('region', { name: /cookie/i })).toBeHidden();
  expect(tracked).toEqual([]);
});

test('with consent, page views and funnel stages are sent as specified', async ({ site, page }) => {
  const bodies: { type: string; data: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/functions/v1/crm-tracking')) bodies.push(request.postDataJSON());
  });
  await site.open('/pricing');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect
    .poll(() => bodies.filter(({ type }) => type === 'page_view').map(({ data }) => data.pagePath))
    .toEqual(['/pricing']);
  await expect
    .poll(() => bodies.filter(({ type }) => type === 'funnel_stage').map(({ data }) => data.stage))
    .toEqual(['pricing']);
  expect(Object.keys(bodies.find(({ type }) => type === 'page_view')!.data).toSorted()).toEqual([
    'interactions',
    'metadata',
    'pagePath',
    'pageTitle',
    'referrer',
    'scrollDepth',
    'sessionId',
    'timeOnPage',
    'userId',
  ]);
});
