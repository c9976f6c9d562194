import type { PricingSelectorView } from '@duneline/machines';
import { catalogue, type AddOn, type Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import type { PricingView } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import { chosenOf } from './chosen.ts';
import { selectorCorridor } from './selectorCorridor.ts';
import { selectorReceipt } from './selectorReceipt.ts';
import { selectorRules } from './selectorRules.ts';

const badges: Record<NonNullable<Program['badge']>, string> = { popular: t.popular, 'coming-soon': t.comingSoon };

/** All texts of the selector for a selection, from the catalogue (spec §4, §9). */
export function selectorView(view: PricingSelectorView, addOns: readonly AddOn['id'][]): PricingView {
  const chosen = chosenOf(view, addOns);
  const { program, tier, phase } = chosen;
  const size = formatMoney(tier.sizeCents);
  return {
    programs: {
      label: t.programLabel,
      items: catalogue.programs
        .filter(({ hasTab }) => hasTab)
        .map(({ id, name, badge, isAvailable }) => ({
          id,
          label: name,
          badge: badge ? badges[badge] : undefined,
          isDisabled: !isAvailable,
        })),
    },
    phases: {
      label: t.phaseLabel,
      items: program.phases.filter(({ id }) => id !== 'phase-2').map(({ id, name }) => ({ id, label: name })),
    },
    sizes: {
      label: t.sizeLabel,
      items: program.tiers.map(({ id, sizeCents, priceCents, oldPriceCents }) => ({
        id,
        size: formatMoneyShort(sizeCents),
        price: formatMoney(priceCents),
        ...(oldPriceCents !== null && { oldPrice: formatMoney(oldPriceCents) }),
      })),
    },
    title: phase.id === 'funded' ? t.fundedTitle({ size }) : t.evaluationTitle({ size }),
    sampleNote: t.samplePath,
    corridor: selectorCorridor(chosen),
    rules: selectorRules(chosen),
    receipt: selectorReceipt(chosen, addOns),
  };
}
