import * as t from '@duneline/specs/messages/panels';
import { backendSpec } from '@duneline/specs/backend';
import type { Page } from '@playwright/test';
import { expect, people, test } from './site.ts';

interface Body {
  readonly type: 'page_view' | 'funnel_stage';
  readonly data: Readonly<Record<string, unknown>>;
}

const { request: contract } = backendSpec.operations.find(({ path }) => path === '/functions/v1/crm-tracking') ?? {};

/** The sent events in order; events that violate the contract (specs/http/functions.openapi.yaml) fail here. */
function watch(page: Page) {
  const bodies: Body[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/functions/v1/crm-tracking')) return;
    const body = request.postDataJSON() as Body;
    expect(contract?.(body)).toEqual([]);
    bodies.push(body);
  });
  return {
    bodies,
    paths: () => bodies.flatMap(({ type, data }) => (type === 'page_view' ? [data['pagePath']] : [])),
    stages: () => bodies.flatMap(({ type, data }) => (type === 'funnel_stage' ? [[data['stage'], data['completed']]] : [])),
  };
}

const accept = (page: Page) => page.getByRole('button', { name: t.consentAcceptAll }).click();

test('every stage of the funnel is sent once, the checkout as not completed', async ({ site, page }) => {
  const { paths, stages, bodies } = watch(page);
  await site.open('/');
  await accept(page);
  await expect.poll(stages).toEqual([['landing', true]]);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(stages).toHaveLength(2);
  await page.goto('/checkout?tier=2&type=1-step');
  await expect.poll(stages).toHaveLength(3);
  await page.goto('/payment-success');
  await expect.poll(stages).toEqual([
    ['landing', true],
    ['pricing', true],
    ['checkout', false],
    ['success', true],
  ]);
  expect(paths()).toEqual(['/', '/pricing', '/checkout', '/payment-success']);
  expect(new Set(bodies.map(({ data }) => data['sessionId'])).size).toBe(1);
  const history = await page.evaluate(() => JSON.parse(sessionStorage.getItem('funnelHistory') ?? '[]') as object[]);
  expect(history).toHaveLength(4);
  for (const entry of history)
    expect(entry).toMatchObject({ event: expect.any(String), timestamp: expect.any(String), path: expect.stringMatching(/^\//) });
});

test('a view has every field of the specification, and tells of the page before it', async ({ site, page }) => {
  const { bodies } = watch(page);
  await site.open('/pricing');
  await accept(page);
  await expect.poll(() => bodies.length).toBe(2);
  const [view, stage] = bodies;
  expect(view).toMatchObject({
    type: 'page_view',
    data: { userId: null, pagePath: '/pricing', pageTitle: await page.title(), timeOnPage: 0, scrollDepth: 0, interactions: 0 },
  });
  expect(Object.keys(view?.data ?? {}).toSorted()).toEqual([
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
  expect(Object.keys(stage?.data ?? {}).toSorted()).toEqual([
    'completed',
    'exitReason',
    'metadata',
    'sessionId',
    'stage',
    'timeSpent',
    'userId',
  ]);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies[2]?.data).toMatchObject({
    pagePath: '/contact',
    timeOnPage: 0,
    metadata: { previous: { path: '/pricing', timeOnPage: expect.any(Number), scrollDepth: 100, interactions: 2 } },
  });
});

test('neither an anchor nor a query is another page, and Back is', async ({ site, page }) => {
  const { paths } = watch(page);
  await site.open('/blog');
  await accept(page);
  await expect.poll(paths).toEqual(['/blog']);
  await page.getByRole('searchbox').fill('floor');
  await expect(page).toHaveURL(/q=floor/);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(paths).toEqual(['/blog', '/pricing']);
  await page.goBack();
  await expect.poll(paths).toEqual(['/blog', '/pricing', '/blog']);
});

test('what was seen before the answer is sent with it, in its order', async ({ site, page }) => {
  const { paths, bodies } = watch(page);
  await site.open('/about');
  await page.waitForLoadState('networkidle'); // at rest
  await page.getByRole('navigation').first().getByRole('link', { name: 'Platform' }).click();
  await expect(page).toHaveURL('/platform');
  expect(bodies).toEqual([]);
  await accept(page);
  await expect.poll(paths).toEqual(['/about', '/platform']);
});

test('whoever is signed in is named', async ({ site, page }) => {
  const { bodies } = watch(page);
  await site.open('/affiliate-login');
  await accept(page);
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/affiliate-dashboard');
  await expect
    .poll(() => bodies.at(-1)?.data)
    .toMatchObject({
      pagePath: '/affiliate-dashboard',
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
});
