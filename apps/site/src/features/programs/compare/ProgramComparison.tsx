import { catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { Comparison } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { comparedGroups } from './compared.ts';

/** The programs compared line by line. */
export function ProgramComparison() {
  return (
    <Comparison
      aria-label={t.compareCaption}
      plans={catalogue.programs.map(({ id, name, tiers, isAvailable }) => ({
        id,
        name,
        lead: isAvailable ? t.from({ price: formatMoney(tiers[0]?.priceCents ?? 0) }) : t.comingSoon,
      }))}
      groups={comparedGroups(catalogue.programs)}
    />
  );
}
