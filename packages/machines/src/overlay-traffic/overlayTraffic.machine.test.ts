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

describe('one at a time', () => {
  it('shows one after the other: consent, then what is more urgent, then what asked first', () => {
    const traffic = start({ requests: [] });
    traffic.send(ask(dock), ask(toast), ask(consent));
    expect(traffic.shown()).toEqual(['consent']);
    traffic.send({ type: 'overlay.withdraw', id: 'consent' });
    expect(traffic.shown()).toEqual(['toast']);
    traffic.send({ type: 'overlay.withdraw', id: 'toast' }, ask({ ...dock, id: 'late' }));
    expect(traffic.shown()).toEqual(['dock']);
  });

  it('gives way to the focus, and lets the next one show that is not in its way', () => {
    const traffic = start({ requests: [dock, toast] });
    traffic.send({ type: 'focus.move', focus: { box: strip(450, 490), within: null } });
    expect(traffic.shown()).toEqual(['dock']);
    traffic.send({ type: 'focus.move', focus: { box: strip(450, 490), within: 'toast' } });
    expect(traffic.shown()).toEqual(['toast']);
  });

  it('gives way to the page’s controls; consent stays, because the page makes room for it', () => {
    const traffic = start({ requests: [dock, toast] });
    traffic.send({ type: 'controls.move', controls: [strip(450, 460), strip(600, 620)] });
    expect(traffic.shown()).toEqual([]);
    traffic.send(ask(consent));
    expect(traffic.shown()).toEqual(['consent']);
    traffic.send({ type: 'overlay.withdraw', id: 'consent' }, { type: 'controls.move', controls: [strip(600, 620)] });
    expect(traffic.shown()).toEqual(['toast']);
  });

  it('keeps one that is used with the keyboard, although a control comes to lie beneath it', () => {
    const traffic = start({ requests: [dock] });
    traffic.send({ type: 'focus.move', focus: { box: strip(590, 620), within: 'dock' } });
    traffic.send({ type: 'controls.move', controls: [strip(600, 620)] });
    expect(traffic.shown()).toEqual(['dock']);
    traffic.send({ type: 'focus.move', focus: null });
    expect(traffic.shown()).toEqual([]);
  });

  it('uncovers the content’s end', () => {
    const traffic = start({ requests: [dock] });
    traffic.send({ type: 'end.move', end: strip(600, 620) });
    expect(traffic.shown()).toEqual([]);
    traffic.send({ type: 'end.move', end: null });
    expect(traffic.shown()).toEqual(['dock']);
  });

  it('weighs a request anew when its overlay has another size', () => {
    const traffic = start({ requests: [dock] });
    traffic.send({ type: 'controls.move', controls: [strip(480, 490)] });
    expect(traffic.shown()).toEqual(['dock']);
    traffic.send(ask({ ...dock, box: strip(480, 640) }));
    expect(traffic.shown()).toEqual([]);
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
  fc.array(box, { maxLength: 2 }).map((controls) => ({ type: 'controls.move' as const, controls })),
);
const life = fc.array(event, { maxLength: 30 });

/** Looks at every moment of any life, and makes sure that something showed in some. */
function watch(look: (traffic: ReturnType<typeof start>) => void) {
  let most = 0;
  fc.assert(
    fc.property(life, (events) => {
      const traffic = start({ requests: [] });
      for (const sent of events) {
        traffic.send(sent);
        most = Math.max(most, traffic.shown().length);
        look(traffic);
      }
    }),
  );
  expect(most).toBe(1);
}

const isInTheWay = (asking: OverlayRequest, { focus, end, controls }: OverlayScene) =>
  !asking.hasRoom &&
  focus?.within !== asking.id &&
  [...controls, end, focus?.box ?? null].some((other) => other !== null && isCovering(asking.box, other));

describe('after any sequence of events', () => {
  it('never shows two at once, and none before consent', () => {
    watch(({ shown, context }) => {
      expect(shown().length).toBeLessThanOrEqual(1);
      const asks = context().requests.find((asking) => asking.id === 'consent');
      expect(shown()).toEqual(asks?.hasRoom ? ['consent'] : shown());
    });
  });

  it('never covers the focus, a control or the content’s end', () => {
    watch(({ shown, context }) => {
      for (const showing of context().requests.filter(({ id: name }) => shown().includes(name))) {
        expect(isInTheWay(showing, context())).toBe(false);
      }
    });
  });

  it('shows something whenever something could show', () => {
    watch(({ shown, context }) => {
      if (shown().length > 0) return;
      expect(context().requests.every((asking) => isInTheWay(asking, context()))).toBe(true);
    });
  });
});

it('shows the same before and after XState is loaded', () => {
  const inputs = fc.record({ requests: fc.uniqueArray(request, { selector: (asking) => asking.id }) });
  fc.assert(
    fc.property(inputs, (input) => {
      expect(initialOverlayTrafficView(input).shown).toEqual(start(input).shown());
    }),
  );
});

it('says without XState what the machine shows', () => {
  fc.assert(
    fc.property(life, (events) => {
      const traffic = start({ requests: [] });
      let scene: OverlayScene = { requests: [], focus: null, end: null, controls: [] };
      for (const sent of events) {
        traffic.send(sent);
        scene = nextOverlayScene(scene, sent);
        expect(overlaysShown(scene)).toEqual(traffic.shown());
      }
    }),
  );
});
