import { setup } from 'xstate';

/** `route.change`: another page is open; `viewport.change`: the window is wide when the links stand in the header (md). */
export type SideMenuEvent =
  | { readonly type: 'menu.open' | 'menu.close' | 'menu.toggle' | 'route.change' }
  | { readonly type: 'viewport.change'; readonly isWide: boolean };

/** The slide-in menu below md (spec §2, §4). Pure: it needs nothing provided. */
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
