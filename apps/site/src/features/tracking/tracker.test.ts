import type { TrackedEvent } from '@duneline/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTracker } from './tracker.ts';

let clock = 0;
let sent: TrackedEvent[] = [];
const forget = vi.fn();
const deliver = vi.fn((event: TrackedEvent, _at: number, _isAllowed: () => boolean) => {
  sent.push(event);
  return Promise.resolve();
});
const start = () =>
  createTracker({ deliver, forget, now: () => clock, takeActivity: () => ({ scrollDepth: 40, interactions: 3 }) });
const page = (path: string) => ({ path, title: `Title of ${path}`, referrer: '' });
const sentPaths = () => sent.flatMap((event) => (event.type === 'page_view' ? [event.data.pagePath] : []));
const sentStages = () =>
  sent.flatMap((event) => (event.type === 'funnel_stage' ? [[event.data.stage, event.data.completed]] : []));

beforeEach(() => {
  clock = 0;
  sent = [];
  vi.clearAllMocks();
});

describe('before consent', () => {
  it('sends nothing', async () => {
    const tracker = start();
    tracker.visit(page('/'));
    tracker.visit(page('/pricing'));
    await tracker.settled();
    expect(deliver).not.toHaveBeenCalled();
  });

  it('keeps the visit and sends it in its order once consent is given', async () => {
    const tracker = start();
    tracker.visit(page('/'));
    tracker.visit(page('/about'));
    tracker.setConsent('granted');
    await tracker.settled();
    expect(sentPaths()).toEqual(['/', '/about']);
  });

  it('keeps at most fifty events of a visitor who never answers', async () => {
    const tracker = start();
    for (let index = 0; index < 80; index += 1) tracker.visit(page(`/blog/${index}`));
    tracker.setConsent('granted');
    await tracker.settled();
    expect(sentPaths()).toHaveLength(50);
    expect(sentPaths().at(-1)).toBe('/blog/79');
  });
});

describe('a withdrawal', () => {
  it('stops also what is about to be sent', async () => {
    const tracker = start();
    deliver.mockImplementationOnce(async (event, _at, isAllowed) => {
      tracker.setConsent('refused');
      if (isAllowed()) sent.push(event);
    });
    tracker.setConsent('granted');
    tracker.visit(page('/about'));
    await tracker.settled();
    expect(sent).toEqual([]);
  });
});

describe('after refusal', () => {
  it('drops what was kept, forgets what was stored, and records no more', async () => {
    const tracker = start();
    tracker.visit(page('/'));
    tracker.setConsent('refused');
    tracker.visit(page('/pricing'));
    await tracker.settled();
    expect(deliver).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('does not send later what was dropped', async () => {
    const tracker = start();
    tracker.visit(page('/'));
    tracker.setConsent('refused');
    tracker.setConsent('granted');
    tracker.visit(page('/about'));
    await tracker.settled();
    expect(sentPaths()).toEqual(['/about']);
  });
});

describe('with consent', () => {
  it('sends one view for each path, however often it is rendered', async () => {
    const tracker = start();
    tracker.setConsent('granted');
    tracker.visit(page('/about'));
    tracker.visit(page('/about'));
    await tracker.settled();
    expect(sentPaths()).toEqual(['/about']);
  });

  it('describes the page that was left', async () => {
    const tracker = start();
    tracker.setConsent('granted');
    tracker.visit(page('/about'));
    clock = 12_400;
    tracker.visit(page('/why'));
    await tracker.settled();
    expect(sent[1]).toEqual({
      type: 'page_view',
      data: {
        pagePath: '/why',
        pageTitle: 'Title of /why',
        referrer: '',
        timeOnPage: 0,
        scrollDepth: 0,
        interactions: 0,
        metadata: { previous: { path: '/about', timeOnPage: 12, scrollDepth: 40, interactions: 3 } },
      },
    });
  });

  it('names the four stages of the funnel; checkout is not completed by being seen', async () => {
    const tracker = start();
    tracker.setConsent('granted');
    for (const path of ['/', '/about', '/pricing/', '/checkout', '/payment-success']) tracker.visit(page(path));
    await tracker.settled();
    expect(sentStages()).toEqual([
      ['landing', true],
      ['pricing', true],
      ['checkout', false],
      ['success', true],
    ]);
  });

  it('logs a failure and goes on with the next event', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    deliver.mockRejectedValueOnce(new Error('503'));
    const tracker = start();
    tracker.setConsent('granted');
    tracker.visit(page('/about'));
    tracker.visit(page('/why'));
    await tracker.settled();
    expect(sentPaths()).toEqual(['/why']);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
