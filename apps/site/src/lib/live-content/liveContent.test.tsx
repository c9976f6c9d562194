import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { setLiveContent } from './liveContentStore.ts';
import { useCall } from './useCall.ts';
import { useComponentSettings } from './useComponentSettings.ts';
import { useMenu } from './useMenu.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const builtIn = [{ id: 'home', href: '/', label: 'Home', isExternal: false }];

function Page() {
  const links = useMenu('header', builtIn);
  const call = useCall('hero-primary', 'Request Access', '/checkout', 'primary');
  const { text, texts, number } = useComponentSettings('promo-bar');
  return (
    <>
      <nav>{links.map(({ label, href }) => `${label} ${href}`).join(', ')}</nav>
      {call.isShown && <b>{`${call.label} ${call.href} ${call.variant}`}</b>}
      <p>{[text('text', 'built in'), ...texts('words', ['one']), number('pause', 2000)].join(', ')}</p>
    </>
  );
}

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
const shown = () => [...host.children].map(({ textContent }) => textContent);

afterEach(() => act(() => setLiveContent({ menus: null, calls: null, components: null })));

it('shows what is built in until something is published, and the published content from then on', () => {
  act(() => root.render(<Page />));
  expect(shown()).toEqual(['Home /', 'Request Access /checkout primary', 'built in, one, 2000']);
  act(() =>
    setLiveContent({
      menus: [
        { place: 'footer', links: [{ item: 'blog', label: 'Blog', target: '/blog', level: 1 }] },
        { place: 'header', links: [{ item: 'pricing', label: 'Prices', target: '/pricing', level: 1 }, null, { item: 7 }] },
      ],
      calls: [{ slot: 'hero-primary', label: 'Start', target: '/programs', emphasis: 'quiet', is_enabled: true }],
      components: [{ component: 'promo-bar', settings: { text: 'New', words: ['a', 'b'], pause: 300 }, is_enabled: true }],
    }),
  );
  expect(shown()).toEqual(['Prices /pricing', 'Start /programs quiet', 'New, a, b, 300']);
});

it('keeps what is built in where the published content is of another kind', () => {
  act(() => root.render(<Page />));
  act(() =>
    setLiveContent({
      menus: [{ place: 'header', links: 'none' }],
      calls: [{ slot: 'hero-primary', label: 'Start', target: '/', emphasis: 'primary', is_enabled: false }],
      components: [{ component: 'promo-bar', settings: { text: 7, words: [1], pause: 'long' }, is_enabled: true }],
    }),
  );
  expect(shown()).toEqual(['Home /', 'built in, one, 2000']);
});
