import { assertEvent, assign, setup } from 'xstate';
import { overlaysShown } from './overlaysShown.ts';
import type { Box, OverlayRequest, OverlayScene } from './overlaysShown.ts';

export interface OverlayTrafficInput {
  readonly isSmall: boolean;
  /** What asks from the start. */
  readonly requests: readonly OverlayRequest[];
}

export interface OverlayTrafficContext extends OverlayScene {
  /** Ids of what shows, the first in rank first. */
  readonly shown: readonly string[];
}

/** `overlay.request` with an id that asked before replaces that request: it keeps its turn. */
export type OverlayTrafficEvent =
  | { readonly type: 'overlay.request'; readonly request: OverlayRequest }
  | { readonly type: 'overlay.withdraw'; readonly id: string }
  | { readonly type: 'focus.move'; readonly focus: OverlayScene['focus'] }
  | { readonly type: 'end.move'; readonly end: Box | null }
  | { readonly type: 'viewport.change'; readonly isSmall: boolean };

/** What may float over the page at once (decisions.md: one overlay traffic control). Pure: it needs nothing provided. */
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
    rememberWidth: assign(({ event }) => {
      assertEvent(event, 'viewport.change');
      return { isSmall: event.isSmall };
    }),
    decide: assign(({ context }) => ({ shown: overlaysShown(context) })),
  },
  guards: {
    isNothingShown: ({ context }) => context.shown.length === 0,
    isOneAtATime: ({ context }) => context.isSmall,
  },
}).createMachine({
  id: 'overlay-traffic',
  context: ({ input: { isSmall, requests } }) => {
    const scene: OverlayScene = { isSmall, requests, focus: null, end: null };
    return { ...scene, shown: overlaysShown(scene) };
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isNothingShown', target: 'decided.quiet' },
        { guard: 'isOneAtATime', target: 'decided.single' },
        { target: 'decided.several' },
      ],
    },
    decided: {
      initial: 'quiet',
      on: {
        'overlay.request': { target: 'deciding', actions: ['queue', 'decide'] },
        'overlay.withdraw': { target: 'deciding', actions: ['remove', 'decide'] },
        'focus.move': { target: 'deciding', actions: ['rememberFocus', 'decide'] },
        'end.move': { target: 'deciding', actions: ['rememberEnd', 'decide'] },
        'viewport.change': { target: 'deciding', actions: ['rememberWidth', 'decide'] },
      },
      states: { quiet: {}, single: { tags: 'visible' }, several: { tags: 'visible' } },
    },
  },
});
