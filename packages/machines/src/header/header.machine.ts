import { setup } from 'xstate';
import { scrollStateOf } from '../scroll-progress/scrollState.ts';
import type { ScrollPosition } from '../scroll-progress/scrollState.ts';

export type ScrollEvent = { readonly type: 'page.scroll' } & ScrollPosition;

/**
 * The sticky header, more opaque after 20 px of scroll (spec §2). The page itself uses `scrollStateOf`, as the machine does,
 * because scrolling must not load XState.
 */
export const headerMachine = setup({
  types: { events: {} as ScrollEvent, tags: {} as 'opaque' },
  guards: { isPastThreshold: ({ event }) => scrollStateOf(event).isHeaderOpaque },
}).createMachine({
  id: 'header',
  initial: 'clear',
  states: {
    clear: { on: { 'page.scroll': { guard: 'isPastThreshold', target: 'opaque' } } },
    opaque: { tags: 'opaque', on: { 'page.scroll': [{ guard: 'isPastThreshold' }, { target: 'clear' }] } },
  },
});
