import { setup } from 'xstate';

/** `route.change`: another page was opened; `viewport.change`: the window is wide if the links are in the header (md). */
export type SideMenuEvent =
  | { readonly type: 'menu.open' | 'menu.close' | 'menu.toggle' | 'route.change' }
  | { readonly type: 'viewport.change'; readonly isWide: boolean };

/** The slide-in menu below md (spec §2, §4). Pure: nothing to provide. */
export const sideMenuMachine = setup({
  types: { events: {} as SideMenuEvent, tags: {} as 'open' },
  guards: { isWide: ({ event }) => event.type === 'viewport.change' && event.isWide },
}).createMachine({
  id: 'side-menu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.open': { target: 'open' }, 'menu.toggle': { target: 'open' } } },
    open: {
      tags: 'open',
      on: {
        'menu.close': { target: 'closed' },
        'menu.toggle': { target: 'closed' },
        'route.change': { target: 'closed' },
        'viewport.change': { guard: 'isWide', target: 'closed' },
      },
    },
  },
});
