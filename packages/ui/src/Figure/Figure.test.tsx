import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateText } from '../DateText/DateText.tsx';
import { Money } from '../Money/Money.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { Percent } from '../Percent/Percent.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';

let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  page.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The server-rendered markup, and the markup after hydration. */
async function takenOver(element: ReactElement) {
  page.innerHTML = renderToString(element);
  const server = page.textContent;
  const root = await act(async () => hydrateRoot(page, element));
  const browser = page.textContent;
  await act(async () => root.unmount());
  return { server, browser };
}

describe('figures', () => {
  it.each([
    ['$99', <Money key="" cents={9900} />],
    ['\u2212\u00A0$745.50', <Money key="" cents={-74_550} />],
    ['+\u00A0$99.00', <Money key="" cents={9900} fraction="always" isToned />],
    ['$0', <Money key="" cents={0} sign="always" />],
    ['$44K', <Money key="" cents={4_400_000} isShort />],
    ['+2.5%', <Percent key="" percent={2.5} sign="always" />],
    ['\u22123.0%', <Percent key="" percent={-3} digits={1} />],
    ['12,500', <NumberText key="" value={12_500} />],
    ['1.5 hours', <NumberText key="" value={1.5} unit="hour" />],
    ['Nov 21, 2026', <DateText key="" value="2026-11-21" timeZone="America/New_York" />],
    ['Nov 20, 2026', <DateText key="" value="2026-11-21T02:00:00Z" timeZone="America/New_York" />],
    ['yesterday', <RelativeTime key="" value="2026-11-20T12:00:00Z" now={Date.parse('2026-11-21T16:00:00Z')} />],
    ['now', <RelativeTime key="" value="2026-11-21T15:59:30Z" now={Date.parse('2026-11-21T16:00:00Z')} />],
  ])('writes %s on the server and in the browser', async (text, element) => {
    expect(await takenOver(element)).toEqual({ server: text, browser: text });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('takes the language of the page around it', async () => {
    const { browser } = await takenOver(
      <I18nProvider locale="de">
        <Money cents={99_950} currency="EUR" />
      </I18nProvider>,
    );
    expect(browser).toBe('999,50\u00A0€');
  });

  it('keeps Latin figures in Arabic, which are the tabular ones', async () => {
    const { browser } = await takenOver(<NumberText value={12_500} locale="ar-EG" />);
    expect(browser).toMatch(/12.500/);
  });
});

describe('RelativeTime', () => {
  it('reads no clock on the server: the date stands there until the page runs', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T16:00:00Z'));
    const element = <RelativeTime value="2026-11-21T13:00:00Z" />;
    renderToString(element);
    expect(clock).not.toHaveBeenCalled();
    expect(await takenOver(element)).toEqual({ server: 'Nov 21, 2026', browser: '3 hours ago' });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('goes on with the clock', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T16:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
    const element = <RelativeTime value="2026-11-21T15:50:00Z" />;
    const root = await act(async () => {
      page.innerHTML = renderToString(element);
      return hydrateRoot(page, element);
    });
    expect(page.textContent).toBe('10 minutes ago');
    await act(async () => vi.advanceTimersByTime(120_000));
    expect(page.textContent).toBe('12 minutes ago');
    await act(async () => root.unmount());
    vi.useRealTimers();
  });
});

describe('DateText', () => {
  it('leaves what is no date as it came, and says so in development', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { browser } = await takenOver(<DateText value="soon" />);
    expect(browser).toBe('soon');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('no ISO 8601 date'), 'soon');
  });
});
