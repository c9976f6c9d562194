import type { Program } from '../../site/shapes/catalogue.ts';
import type { SpecFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';
import { readTexts } from '../texts.ts';

/**
 * Every price and percentage in a text equals a fact or follows from facts. Articles may declare numbers of their own examples in
 * the first line of their seed.
 */
export const looseFigures: Rule = {
  name: 'loose-figures',
  summary:
    'every $… and …% in messages, content and seeded pages is a figure of the catalogue, the rules, the commission tiers or a claim, or one of an article’s own examples',
  find: (facts) => {
    const catalogue = facts.yaml('site/catalogue');
    if (catalogue === undefined || facts.site.catalogue === undefined) return [];
    const known = knownFigures(facts);
    return readTexts(facts).flatMap(({ text, ownFigures, placeOf }) => {
      const own = new Set(ownFigures.map(plain));
      return [...text.matchAll(/\$\d[\d,]*(?:\.\d+)?[KM]?\+?|\d+(?:\.\d+)?%/g)]
        .filter(([figure]) => !known.has(plain(figure)) && !own.has(plain(figure)))
        .map(([figure]) => ({
          ...placeOf(text),
          message: `"${figure}" in this text is no figure of ${catalogue.file}:1, rules.yaml or claims.yaml. Correct it, or refer to the fact: {catalogue.…}; an article names the figures of its own examples in the head of its seed.`,
        }));
    });
  },
};

/** Normalizes a number to the notation of facts: `$10,250,` to `$10250`, `$89.10` to `$89.1`. */
const plain = (figure: string): string => figure.replaceAll(',', '').replace(/(\.\d*?)0+$/, '$1');

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
    // The percentage in the add-on's name.
    ...addOns.map(({ name }) => Number(/(\d+)%/.exec(name)?.[1] ?? 0)),
  ];
  return new Set([
    ...[...cents, ...followingCents(programs, payouts)].map((amount) => `$${Number(amount) / 100}`),
    ...percents.map((percent) => `${percent ?? 0}%`),
    ...Object.values(claims ?? {}).map(({ value }) => value.replaceAll(',', '')),
  ]);
}

/**
 * Amounts derived from facts, per size: limits and targets in money, the balances below and above them, the bonus, and the price
 * after the retry coupon.
 */
function followingCents(programs: readonly Program[], payouts: SpecFacts['site']['payouts']): number[] {
  return programs.flatMap(({ tiers, phases }) =>
    tiers.flatMap(({ sizeCents, priceCents, winnersBonusCents }) => {
      const limits = phases.flatMap(({ rules }) => Object.values(rules)).map((percent) => (sizeCents * Number(percent)) / 100);
      return [
        ...limits.flatMap((limit) => [limit, sizeCents - limit, sizeCents + limit]),
        winnersBonusCents - priceCents,
        priceCents * (1 - (payouts?.retryDiscountPercent ?? 0) / 100),
      ];
    }),
  );
}
