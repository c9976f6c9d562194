import { heroStatsMachine, viewOfHeroStats } from '@duneline/machines';
import { content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { HeroFigures } from './HeroFigures.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

const count = content.stats.length + content.counterStats.length;
const holds = ['hover', 'focus', 'hidden', 'button'] as const;
type Hold = (typeof holds)[number];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass in pieces shorter than a group's time, so that React renders between two changes. */
function pass(milliseconds: number) {
  for (let rest = milliseconds; rest > 0; rest -= 1000) act(() => void vi.advanceTimersByTime(Math.min(rest, 1000)));
}

/** The figures on a page, with what a visitor does to hold them. */
function openFigures() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() => root.render(<HeroFigures />));
  const button = () => host.querySelector('button')!;
  const group = () => host.querySelector('dl')!;
  const dispatch = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
  const change: Record<Hold, (starts: boolean) => void> = {
    hover: (starts) => dispatch(group(), new MouseEvent(starts ? 'pointerover' : 'pointerout', { bubbles: true })),
    focus: (starts) => dispatch(button(), new FocusEvent(starts ? 'focusin' : 'focusout', { bubbles: true })),
    hidden: (starts) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(starts ? 'hidden' : 'visible');
      dispatch(document, new Event('visibilitychange'));
    },
    button: () => act(() => button().click()),
  };
  return {
    change,
    shown: () => [...host.querySelectorAll('dl:not([data-away]) dt')].map(({ textContent }) => textContent),
    close() {
      act(() => root.unmount());
      host.remove();
      vi.restoreAllMocks();
    },
  };
}

it('show the groups that their statechart shows, whatever holds them and however long', () => {
  const labels = [...content.stats, ...content.counterStats].map(({ label }) => label);
  const steps = fc.array(fc.oneof(fc.constantFrom(...holds), fc.integer({ min: 1, max: 9000 })), { maxLength: 20 });
  fc.assert(
    fc.property(steps, (all) => {
      const page = openFigures();
      const actor = createActor(heroStatsMachine, { input: { holds: [], count } }).start();
      const held = new Set<Hold>();
      for (const step of all) {
        if (typeof step === 'number') pass(step);
        else {
          const starts = !held.delete(step);
          if (starts) held.add(step);
          page.change[step](starts);
          actor.send({ type: starts ? 'hold.start' : 'hold.end', source: step });
        }
        expect(page.shown()).toEqual(viewOfHeroStats(actor.getSnapshot()).shown.map((index) => labels[index]));
      }
      actor.stop();
      page.close();
    }),
    { numRuns: 30 },
  );
});

it('say what their button does', () => {
  const page = openFigures();
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe(t.heroFiguresPause);
  page.change.button(true);
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe(t.heroFiguresPlay);
  page.close();
});
