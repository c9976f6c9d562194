import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readingOf, type Odds } from './Odds.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { useRevalidated } from '../../../lib/remote/useRevalidated.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock(import('../../../lib/start/whenIdle.ts'), () => ({ whenIdle: () => Promise.resolve() }));

const odds: Odds = { started: 40, passed: 8, breached: 10, dormant: 2, since: '2026-01-05T08:00:00Z' };
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

function Panel({ made, ask }: { readonly made: Odds | null; readonly ask: () => Promise<Odds | null> }) {
  return (
    <MemoryRouter>
      <OddsPanel odds={useRevalidated(made, ask)} />
    </MemoryRouter>
  );
}
const show = (made: Odds | null, ask: () => Promise<Odds | null>) => act(async () => root.render(<Panel {...{ made, ask }} />));

describe('the odds beside the price', () => {
  it('count everybody, and say which share of all and of those that ended passed', async () => {
    await show(odds, () => Promise.resolve(odds));
    expect(page.textContent).toContain('8 of 40 sample evaluations passed');
    expect(page.textContent).toContain('20% of all evaluations started since Jan 5, 2026, and 40% of those that have ended');
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Passed8', 'Breached10', 'Closed for inactivity2', 'Open20']);
  });

  it('say that they are simulated', async () => {
    await show(odds, () => Promise.resolve(odds));
    expect(page.textContent).toMatch(/simulated/i);
  });

  it('are unknown, and no number stands in for them, while nobody can count them', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(null, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(page.textContent).toContain('No figures yet');
    expect(page.textContent).not.toMatch(/\d/);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('keep what the page was made with when the backend does not answer', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(odds, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(page.textContent).toContain('8 of 40 sample evaluations passed');
    warned.mockRestore();
  });

  it('follow the backend', async () => {
    await show(odds, () => Promise.resolve({ ...odds, started: 41, passed: 9 }));
    expect(page.textContent).toContain('9 of 41 sample evaluations passed');
    await show(odds, () => Promise.resolve(null));
    expect(page.textContent).toContain('No figures yet');
  });

  it('have no share of nothing', () => {
    expect(readingOf({ ...odds, started: 0, passed: 0, breached: 0, dormant: 0 })).toEqual({
      open: 0,
      ended: 0,
      passedPercent: null,
      ofEndedPercent: null,
    });
  });
});
