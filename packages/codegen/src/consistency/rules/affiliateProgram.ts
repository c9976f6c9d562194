import type { Finding } from '../../finding.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText } from '../SourceText.ts';

/** The commission tiers and payout methods on /affiliate equal those in the database. */
export const affiliateProgram: Rule = {
  name: 'affiliate-program',
  summary: 'tiers and payout methods in affiliate.yaml are the rows of commission_tiers and the enum affiliate_payout_method',
  find: ({ site: { affiliate }, yaml, migrations, seeds, rows, enums }) => {
    const source = yaml('site/affiliate');
    const kept = rows('commission_tiers');
    const methods = enums['affiliate_payout_method'];
    if (!source || !affiliate || !methods || kept.length === 0) return [];
    const rowOf = (id: string) => kept.find((row) => row['id'] === id);
    const tiers = affiliate.tiers.flatMap(({ id, name, minimumSales, commissionPercent }, index) => {
      const said = `${name}, ${commissionPercent}% from ${minimumSales} sales`;
      const row = rowOf(id);
      const stored = row
        ? `${String(row['name'])}, ${Number(row['commission_bps']) / 100}% from ${String(row['minimum_sales'])} sales`
        : 'nothing of it';
      const place = locateText(seeds, `('${id}'`, 'into public.commission_tiers');
      return stored === said ? [] : [conflictFinding(source.finding(['tiers', index], ''), `${id} is ${said}`, place, stored)];
    });
    const unsaid = kept
      .map((row) => String(row['id']))
      .filter((id) => !affiliate.tiers.some((tier) => tier.id === id))
      .map((id): Finding => ({
        ...locateText(seeds, `('${id}'`),
        message: `commission_tiers has ${id}, and ${source.file} has none. Add it there, or remove the row.`,
      }));
    const said = affiliate.payoutMethods.join(', ');
    const place = locateText(migrations, 'create type public.affiliate_payout_method as');
    const paid =
      methods.join(', ') === said
        ? []
        : [conflictFinding(source.finding(['payoutMethods'], ''), `payoutMethods are ${said}`, place, methods.join(', '))];
    return [...tiers, ...unsaid, ...paid];
  },
};
