import { setup } from 'xstate';

export type PromoBarEvent = { readonly type: 'promo.toggle' } | { readonly type: 'promo.set'; readonly isVisible: boolean };

/**
 * The dismissible line above the header (spec §2, §4). Pure: nothing is stored, so a dismissal lasts until the page is reloaded.
 * The page itself uses `nextPromoBarView`, because dismissing a line must not load XState; a test verifies that both agree.
 */
export const promoBarMachine = setup({
  types: { events: {} as PromoBarEvent, tags: {} as 'visible' },
  guards: { isVisibleAsked: ({ event }) => event.type === 'promo.set' && event.isVisible },
}).createMachine({
  id: 'promo-bar',
  initial: 'visible',
  states: {
    visible: {
      tags: 'visible',
      on: {
        'promo.toggle': { target: 'dismissed' },
        'promo.set': [{ guard: 'isVisibleAsked' }, { target: 'dismissed' }],
      },
    },
    dismissed: {
      on: {
        'promo.toggle': { target: 'visible' },
        'promo.set': { guard: 'isVisibleAsked', target: 'visible' },
      },
    },
  },
});
