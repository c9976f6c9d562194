import { payoutFilters, payoutMarqueeMachine, viewOfPayoutMarquee } from '@duneline/machines';
import * as t from '@duneline/specs/messages/home-sections';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { methodName } from '../../../lib/format/methodName.ts';
import { setLiveContent } from '../../../lib/live-content/liveContentStore.ts';
import { RecentPayouts } from './RecentPayouts.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

const holds = ['hover', 'focus', 'hidden', 'button'] as const;
type Hold = (typeof holds)[number];

function openPayouts() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() => root.render(<RecentPayouts />));
  const marquee = () => host.querySelector(`[aria-label="${t.payoutsMarqueeLabel}"]`)!;
  const track = () => marquee().firstElementChild as HTMLElement;
  const dispatch = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
  const change: Record<Hold, (starts: boolean) => void> = {
    hover: (starts) => dispatch(marquee(), new MouseEvent(starts ? 'pointerover' : 'pointerout', { bubbles: true })),
    focus: (starts) => dispatch(marquee(), new FocusEvent(starts ? 'focusin' : 'focusout', { bubbles: true })),
    hidden: (starts) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(starts ? 'hidden' : 'visible');
      dispatch(document, new Event('visibilitychange'));
    },
    button: () =>
      act(() => host.querySelector<HTMLElement>(`[aria-label="${t.pausePayouts}"], [aria-label="${t.playPayouts}"]`)!.click()),
  };
  return {
    change,
    track,
    choose: (label: string) =>
      act(() => [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.click()),
    close() {
      act(() => root.unmount());
      host.remove();
      vi.restoreAllMocks();
    },
  };
}

afterEach(() => act(() => setLiveContent({ components: null })));

it('pass by while their statechart says so, and begin anew with a filter', () => {
  const steps = fc.array(fc.oneof(fc.constantFrom(...holds), fc.constantFrom(...payoutFilters.map((filter) => ({ filter })))), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(steps, (all) => {
      const page = openPayouts();
      const actor = createActor(payoutMarqueeMachine, { input: { holds: [] } }).start();
      const held = new Set<Hold>();
      for (const step of all) {
        const [before, filterBefore] = [page.track(), actor.getSnapshot().context.filter];
        if (typeof step === 'object') {
          page.choose(methodName(step.filter));
          actor.send({ type: 'filter.choose', filter: step.filter });
        } else {
          const starts = !held.delete(step);
          if (starts) held.add(step);
          page.change[step](starts);
          actor.send({ type: starts ? 'hold.start' : 'hold.end', source: step });
        }
        const { isPlaying, filter } = viewOfPayoutMarquee(actor.getSnapshot());
        expect(page.track().hasAttribute('data-playing')).toBe(isPlaying);
        // Another element, so that its animation starts from the beginning.
        expect(page.track() !== before).toBe(filter !== filterBefore);
      }
      actor.stop();
      page.close();
    }),
    { numRuns: 6 },
  );
});

it('take as long for a round as their statechart, or as is published', () => {
  const page = openPayouts();
  const clock = new SimulatedClock();
  const actor = createActor(payoutMarqueeMachine, { input: { holds: [] }, clock }).start();
  const ms = Number.parseInt(page.track().style.animationDuration, 10);
  clock.increment(ms - 1);
  expect(actor.getSnapshot().context.rounds).toBe(0);
  clock.increment(1);
  expect(actor.getSnapshot().context.rounds).toBe(1);

  act(() => setLiveContent({ components: [{ component: 'payout-marquee', settings: { duration: 60_000 }, is_enabled: true }] }));
  expect(page.track().style.animationDuration).toBe('60000ms');
  actor.stop();
  page.close();
});
