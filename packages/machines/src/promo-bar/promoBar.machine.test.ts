import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { promoBarMachine } from './promoBar.machine.ts';
import type { PromoBarEvent } from './promoBar.machine.ts';
import { nextPromoBarView, initialPromoBarView, viewOfPromoBar } from './promoBar.view.ts';

const event = fc.constantFrom<PromoBarEvent[]>(
  { type: 'promo.toggle' },
  { type: 'promo.set', isVisible: true },
  { type: 'promo.set', isVisible: false },
);

it('says without XState what the machine shows', () => {
  fc.assert(
    fc.property(fc.array(event), (sequence) => {
      const actor = createActor(promoBarMachine).start();
      let shown = initialPromoBarView;
      for (const sent of sequence) {
        actor.send(sent);
        shown = nextPromoBarView(shown, sent);
        expect(shown).toEqual(viewOfPromoBar(actor.getSnapshot()));
      }
    }),
  );
});

it('shows the same before and after XState is loaded', () => {
  expect(initialPromoBarView).toEqual(viewOfPromoBar(createActor(promoBarMachine).start().getSnapshot()));
});
