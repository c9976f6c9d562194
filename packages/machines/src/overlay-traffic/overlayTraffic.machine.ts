import { assertEvent, assign, setup } from 'xstate';
import { overlaysShown } from './overlaysShown.ts';
import type { Box, OverlayRequest, OverlayScene } from './overlaysShown.ts';

export interface OverlayTrafficInput {
  /** The initial requests. */
  readonly requests: readonly OverlayRequest[];
}

export interface OverlayTrafficContext extends OverlayScene {
  /** The id of the overlay that shows, if any. */
  readonly shown: readonly string[];
}

/** `overlay.request` with a known id replaces that request, which keeps its rank. */
export type OverlayTrafficEvent =
  | { readonly type: 'overlay.request'; readonly request: OverlayRequest }
  | { readonly type: 'overlay.withdraw'; readonly id: string }
  | { readonly type: 'focus.move'; readonly focus: OverlayScene['focus'] }
  | { readonly type: 'end.move'; readonly end: Box | null }
  | { readonly type: 'controls.move'; readonly controls: readonly Box[] };

/** What may float over the page now (spec §2: overlays). Pure: it needs nothing provided. */
export const overlayTrafficMachine = setup({
  types: {
    input: {} as OverlayTrafficInput,
    context: {} as OverlayTrafficContext,
    events: {} as OverlayTrafficEvent,
    tags: {} as 'visible',
  },
  actions: {
    queue: assign(({ context, event }) => {
      assertEvent(event, 'overlay.request');
      const { request } = event;
      const index = context.requests.findIndex(({ id }) => id === request.id);
      return { requests: index < 0 ? [...context.requests, request] : context.requests.with(index, request) };
    }),
    remove: assign(({ context, event }) => {
      assertEvent(event, 'overlay.withdraw');
      return { requests: context.requests.filter(({ id }) => id !== event.id) };
    }),
    rememberFocus: assign(({ event }) => {
      assertEvent(event, 'focus.move');
      return { focus: event.focus };
    }),
    rememberEnd: assign(({ event }) => {
      assertEvent(event, 'end.move');
      return { end: event.end };
    }),
    rememberControls: assign(({ event }) => {
      assertEvent(event, 'controls.move');
      return { controls: event.controls };
    }),
    decide: assign(({ context }) => ({ shown: overlaysShown(context) })),
  },
  guards: {
    isNothingShown: ({ context }) => context.shown.length === 0,
  },
}).createMachine({
  id: 'overlay-traffic',
  context: ({ input: { requests } }) => {
    const scene: OverlayScene = { requests, focus: null, end: null, controls: [] };
    return { ...scene, shown: overlaysShown(scene) };
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isNothingShown', target: 'decided.quiet' }, { target: 'decided.single' }],
    },
    decided: {
      initial: 'quiet',
      on: {
        'overlay.request': { target: 'deciding', actions: ['queue', 'decide'] },
        'overlay.withdraw': { target: 'deciding', actions: ['remove', 'decide'] },
        'focus.move': { target: 'deciding', actions: ['rememberFocus', 'decide'] },
        'end.move': { target: 'deciding', actions: ['rememberEnd', 'decide'] },
        'controls.move': { target: 'deciding', actions: ['rememberControls', 'decide'] },
      },
      states: { quiet: {}, single: { tags: 'visible' } },
    },
  },
});
