import type { SpecFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';
import { readTexts } from '../texts.ts';

/** A price or a percentage in a text is one that the site sells or promises somewhere; articles may calculate with others. */
export const looseFigures: Rule = {
  name: 'loose-figures',
  summary:
    'every $… and …% in messages, content and seeded pages is a figure of the catalogue, the rules, the commission tiers or a claim',
  find: (facts) => {
    const catalogue = facts.yaml('site/catalogue');
    if (catalogue === undefined || facts.site.catalogue === undefined) return [];
    const known = knownFigures(facts);
    return [...readTexts(facts)].flatMap(({ text, isArticle, placeOf }) =>
      isArticle
        ? []
        : [...text.matchAll(/\$\d[\d,]*(?:\.\d+)?[KM]?\+?|\d+(?:\.\d+)?%/g)]
            .filter(([figure]) => !known.has(figure.replaceAll(',', '')))
            .map(([figure]) => ({
              ...placeOf(text),
              message: `"${figure}" in this text is no figure of ${catalogue.file}:1, rules.yaml or claims.yaml. Correct it, or refer to the fact: {catalogue.…}.`,
            })),
    );
  },
};

function knownFigures({ site: { catalogue, payouts, rules, claims }, rows }: SpecFacts): ReadonlySet<string> {
  if (catalogue === undefined) return new Set();
  const { programs, addOns, headline } = catalogue;
  const tiers = programs.flatMap((program) => program.tiers);
  const cents = [
    ...tiers.flatMap(({ sizeCents, priceCents, oldPriceCents, winnersBonusCents }) => [
      sizeCents,
      priceCents,
      oldPriceCents,
      winnersBonusCents,
    ]),
    ...addOns.map(({ priceCents }) => priceCents),
    ...Object.values(headline),
    payouts?.minimumCents,
  ];
  const percents = [
    ...programs.flatMap((program) => program.phases.flatMap((phase) => Object.values(phase.rules))),
    ...programs.flatMap(({ rewardSharePercent: { from, to }, refundFeePercent }) => [from, to, refundFeePercent]),
    ...tiers.map(({ discountPercent }) => discountPercent),
    payouts?.winnersBonusPercent,
    payouts?.retryDiscountPercent,
    payouts?.maxSharePercent,
    rules?.riskPerTradePercent,
    ...rows('commission_tiers').map((tier) => Number(tier['commission_bps']) / 100),
    // The name of the add-on.
    ...addOns.map(({ name }) => Number(/(\d+)%/.exec(name)?.[1] ?? 0)),
  ];
  return new Set([
    ...cents.map((amount) => `$${Number(amount) / 100}`),
    ...percents.map((percent) => `${percent ?? 0}%`),
    ...Object.values(claims ?? {}).map(({ value }) => value.replaceAll(',', '')),
  ]);
}
