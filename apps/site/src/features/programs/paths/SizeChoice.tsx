import { checkoutPath } from '@duneline/machines';
import type { Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { ButtonLink, ChipGroup } from '@duneline/ui';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatSize } from '../../../lib/format/formatSize.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import * as css from './ProgramPath.css.ts';

/** The sizes of a program, and the link to the checkout with the chosen one and its price. */
export function SizeChoice({ program }: { readonly program: Program }) {
  const [chosen, choose] = useState(program.tiers[0]?.id);
  const tier = program.tiers.find(({ id }) => id === chosen);
  if (!tier) return null;
  return (
    <div className={css.sizeChoice}>
      <ChipGroup
        aria-label={t.sizeLabel({ program: program.name })}
        items={program.tiers.map(({ id, sizeCents }) => ({ id, label: formatSize(sizeCents) }))}
        selectedKey={tier.id}
        onSelectionChange={choose}
      />
      <ButtonLink isWide variant="secondary" href={checkoutPath({ tier: tier.index, type: program.id })} render={routerLink}>
        {t.choosePrice({ program: program.name, size: formatSize(tier.sizeCents), price: formatMoney(tier.priceCents) })}
      </ButtonLink>
    </div>
  );
}
