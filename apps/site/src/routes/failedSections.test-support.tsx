import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import * as t from '@duneline/specs/messages/service-problem';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rawText } from '../../../../tests/rawText.ts';
import { pathOf, sectionsOf, type AreaId } from '../lib/areas/areas.ts';
import { sessionStorageKey } from '../lib/backend/storedSession.ts';
import { QueryProvider } from '../lib/query/QueryProvider.tsx';

vi.mock('../lib/backend/connection.ts', () => ({
  getConnection: () => Promise.resolve({ url: backend.url, anonKey: backend.keys.anon }),
}));
const backend = createBackend(backendSpec);

const html = '<!doctype html><title>Bad gateway</title>';
const refusal = { code: '42501', message: 'permission denied for table orders', details: null, hint: null };
const failures: Readonly<Record<string, () => Promise<Response>>> = {
  'cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
  'answers with a page': () => Promise.resolve(new Response(html, { headers: { 'content-type': 'text/html' } })),
  'answers with the error page of a proxy': () => Promise.resolve(new Response(html, { status: 502 })),
  'answers with rows of something else': () => Promise.resolve(Response.json([{}])),
  'answers with an empty object': () => Promise.resolve(Response.json({})),
  refuses: () => Promise.resolve(Response.json(refusal, { status: 403 })),
};

const problems = [t.unreachedText, t.failedText, t.forbiddenText];

interface Area {
  readonly area: AreaId;
  readonly Screen: ComponentType;
  /** Whose session it is. */
  readonly persona: string;
  /** The tables and functions without which the area shows none of its sections. */
  readonly needs: RegExp;
  /** The sections that read nothing else. */
  readonly needsNoMore?: readonly string[];
}

/** Tests that every section of an area stays up while the backend fails, and says so in words for people (spec §9). */
export function testFailedSections({ area, Screen, persona, needs, needsNoMore = [] }: Area): void {
  const roots: Root[] = [];
  const thrown: unknown[] = [];

  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    localStorage.setItem(sessionStorageKey, JSON.stringify(await backend.signInAs(persona)));
  });
  afterEach(async () => {
    await act(async () => {
      for (const root of roots.splice(0)) root.unmount();
    });
    thrown.length = 0;
    document.body.replaceChildren();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function open(section: string): Promise<HTMLElement> {
    const place = document.body.appendChild(document.createElement('main'));
    const note = (error: unknown) => thrown.push(error);
    const root = createRoot(place, { onUncaughtError: note, onCaughtError: note });
    roots.push(root);
    const screen = (
      <QueryProvider>
        <Screen />
      </QueryProvider>
    );
    const router = createMemoryRouter([{ path: `${pathOf(area)}/*`, element: screen }], {
      initialEntries: [pathOf(area) + section],
    });
    await act(async () => root.render(<RouterProvider router={router} />));
    return place;
  }

  /** Until all parts have come and every request has had its tries. */
  async function settle() {
    for (let round = 0; round < 40; round += 1) {
      await act(async () => {
        await vi.dynamicImportSettled();
        await vi.advanceTimersByTimeAsync(2_000);
      });
    }
  }

  describe.each([
    ['everything', /^$/],
    ['all that comes after the start', needs],
  ])('when %s fails', (_what, passing) => {
    it.each(Object.entries(failures))(
      'because the backend %s, every section says so in words for people',
      async (failure, fail) => {
        vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
          const request = new Request(input, init);
          const { pathname } = new URL(request.url);
          return pathname.startsWith('/auth/') || passing.test(pathname) ? backend.fetch(request) : fail();
        });
        const places = new Map<string, HTMLElement>();
        for (const { id, path } of sectionsOf(area)) places.set(id, await open(path));
        await settle();
        const shown = [...places].map(([id, { textContent: text }]) => ({ id, text }));
        expect(shown.filter(({ text }) => rawText.test(text))).toEqual([]);
        const silent = shown.filter(({ text }) => !problems.some((problem) => text.includes(problem))).map(({ id }) => id);
        expect(silent).toEqual(passing === needs ? needsNoMore : []);
        expect(thrown).toEqual([]);
      },
    );
  });
}
