import fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { nextOverlayScene } from './nextOverlayScene.ts';
import { isCovering, overlaysShown } from './overlaysShown.ts';
import type { Box, OverlayRequest, OverlayScene } from './overlaysShown.ts';
import { overlayTrafficMachine } from './overlayTraffic.machine.ts';
import type { OverlayTrafficEvent, OverlayTrafficInput } from './overlayTraffic.machine.ts';
import { initialOverlayTrafficView, viewOfOverlayTraffic } from './overlayTraffic.view.ts';

function start(input: OverlayTrafficInput) {
  const actor = createActor(overlayTrafficMachine, { input }).start();
  return {
    send: (...events: readonly OverlayTrafficEvent[]) => events.forEach((event) => actor.send(event)),
    shown: () => viewOfOverlayTraffic(actor.getSnapshot()).shown,
    context: () => actor.getSnapshot().context,
  };
}

const strip = (top: number, bottom: number): Box => ({ top, right: 360, bottom, left: 0 });
const consent: OverlayRequest = { id: 'consent', priority: 0, box: strip(500, 640), hasRoom: true };
const toast: OverlayRequest = { id: 'toast', priority: 2, box: strip(440, 500), hasRoom: false };
const dock: OverlayRequest = { id: 'dock', priority: 1, box: strip(580, 640), hasRoom: false };
const ask = (request: OverlayRequest): OverlayTrafficEvent => ({ type: 'overlay.request', request });

describe('on a small screen', () => {
  it('shows one after the other: consent, then what is more urgent, then what asked first', () => {
    const traffic = start({ isSmall: true, requests: [] });
    traffic.send(ask(dock), ask(toast), ask(consent));
    expect(traffic.shown()).toEqual(['consent']);
    traffic.send({ type: 'overlay.withdraw', id: 'consent' });
    expect(traffic.shown()).toEqual(['toast']);
    traffic.send({ type: 'overlay.withdraw', id: 'toast' }, ask({ ...dock, id: 'late' }));
    expect(traffic.shown()).toEqual(['dock']);
  });

  it('gives way to the focus, and lets the next one show that is not in its way', () => {
    const traffic = start({ isSmall: true, requests: [dock, toast] });
    traffic.send({ type: 'focus.move', focus: { box: strip(450, 490), within: null } });
    expect(traffic.shown()).toEqual(['dock']);
    traffic.send({ type: 'focus.move', focus: { box: strip(450, 490), within: 'toast' } });
    expect(traffic.shown()).toEqual(['toast']);
  });
});

describe('on a wide screen', () => {
  it('shows all that do not touch each other', () => {
    expect(start({ isSmall: false, requests: [dock, toast] }).shown()).toEqual(['toast', 'dock']);
    expect(start({ isSmall: false, requests: [dock, toast, consent] }).shown()).toEqual(['consent', 'toast']);
  });

  it('uncovers the content’s end; consent stays, because the page makes room for it', () => {
    const traffic = start({ isSmall: false, requests: [dock] });
    traffic.send({ type: 'end.move', end: strip(600, 620) });
    expect(traffic.shown()).toEqual([]);
    traffic.send(ask(consent));
    expect(traffic.shown()).toEqual(['consent']);
    traffic.send({ type: 'overlay.withdraw', id: 'consent' }, { type: 'end.move', end: null });
    expect(traffic.shown()).toEqual(['dock']);
  });

  it('weighs a request anew when its overlay has another size', () => {
    const traffic = start({ isSmall: false, requests: [toast, dock] });
    traffic.send(ask({ ...dock, box: strip(480, 640) }));
    expect(traffic.shown()).toEqual(['toast']);
  });
});

const span = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 4 }));
const box: fc.Arbitrary<Box> = fc
  .tuple(span, span)
  .map(([[top, height], [left, width]]) => ({ top, left, bottom: top + height, right: left + width }));
const id = fc.constantFrom('consent', 'toast', 'call', 'dock', 'chat');
const request: fc.Arbitrary<OverlayRequest> = fc.record({ id, priority: fc.nat(3), box, hasRoom: fc.boolean() });
const focused = fc.record({ box, within: fc.option(id) });
const event: fc.Arbitrary<OverlayTrafficEvent> = fc.oneof(
  { arbitrary: request.map(ask), weight: 2 },
  id.map((name) => ({ type: 'overlay.withdraw' as const, id: name })),
  fc.option(focused).map((moved) => ({ type: 'focus.move' as const, focus: moved })),
  fc.option(box).map((end) => ({ type: 'end.move' as const, end })),
  fc.boolean().map((isSmall) => ({ type: 'viewport.change' as const, isSmall })),
);
const life = fc.tuple(fc.boolean(), fc.array(event, { maxLength: 30 }));

/** Looks at every moment of any life, and returns how many overlays it has seen at each. */
function watch(look: (traffic: ReturnType<typeof start>) => void) {
  let most = 0;
  fc.assert(
    fc.property(life, ([isSmall, events]) => {
      const traffic = start({ isSmall, requests: [] });
      for (const sent of events) {
        traffic.send(sent);
        most = Math.max(most, traffic.shown().length);
        look(traffic);
      }
    }),
  );
  expect(most).toBeGreaterThan(1); // the lives did lead to several at once
}

describe('after any sequence of events', () => {
  it('never shows two at once on a small screen, and none before consent', () => {
    watch(({ shown, context }) => {
      if (!context().isSmall) return;
      expect(shown().length).toBeLessThanOrEqual(1);
      const asks = context().requests.find((asking) => asking.id === 'consent');
      expect(shown()).toEqual(asks?.hasRoom ? ['consent'] : shown());
    });
  });

  it('never covers the focus, the content’s end or another overlay', () => {
    watch(({ shown, context }) => {
      const { requests, focus, end } = context();
      const boxes = shown().map((name) => requests.find((asking) => asking.id === name)!);
      for (const [index, one] of boxes.entries()) {
        expect(boxes.slice(index + 1).filter((other) => isCovering(one.box, other.box))).toEqual([]);
        if (one.hasRoom) continue;
        expect(end !== null && isCovering(one.box, end)).toBe(false);
        expect(focus !== null && focus.within !== one.id && isCovering(one.box, focus.box)).toBe(false);
      }
    });
  });

  it('leaves nothing out that could show', () => {
    watch(({ shown, context }) => {
      const { requests, focus, end, isSmall } = context();
      if (isSmall && shown().length === 1) return;
      const taken = requests.filter((asking) => shown().includes(asking.id)).map((asking) => asking.box);
      for (const left of requests.filter((asking) => !shown().includes(asking.id))) {
        const avoided = left.hasRoom ? [] : [end, focus && focus.within !== left.id ? focus.box : null];
        expect([...taken, ...avoided].some((other) => other !== null && isCovering(left.box, other))).toBe(true);
      }
    });
  });
});

it('shows the same before and after XState is loaded', () => {
  const inputs = fc.record({ isSmall: fc.boolean(), requests: fc.uniqueArray(request, { selector: (asking) => asking.id }) });
  fc.assert(
    fc.property(inputs, (input) => {
      expect(initialOverlayTrafficView(input).shown).toEqual(start(input).shown());
    }),
  );
});

it('says without XState what the machine shows', () => {
  fc.assert(
    fc.property(life, ([isSmall, events]) => {
      const traffic = start({ isSmall, requests: [] });
      let scene: OverlayScene = { isSmall, requests: [], focus: null, end: null };
      for (const sent of events) {
        traffic.send(sent);
        scene = nextOverlayScene(scene, sent);
        expect(overlaysShown(scene)).toEqual(traffic.shown());
      }
    }),
  );
});
