import type { Catalogue } from '@duneline/specs/site';

/** `/plans.json`: every program, size, price, rule and add-on for comparison sites; cents and percentages as integers. */
export function plansJson(catalogue: Catalogue, site: string): string {
  return `${JSON.stringify(
    {
      $comment: `All accounts are simulated. Prices in cents of ${catalogue.currency}. ${site}/pricing says the same for people.`,
      currency: catalogue.currency,
      programs: catalogue.programs.map(({ tiers, ...program }) => ({
        ...program,
        // A program that is not on sale has neither a checkout nor a bonus.
        tiers: tiers.map(({ winnersBonusCents, ...tier }, index) => ({
          ...tier,
          ...(program.isAvailable && {
            winnersBonusCents,
            checkout: `${site}/checkout?tier=${index + 1}&type=${encodeURIComponent(program.id)}`,
          }),
        })),
      })),
      addOns: catalogue.addOns,
    },
    null,
    2,
  )}\n`;
}
