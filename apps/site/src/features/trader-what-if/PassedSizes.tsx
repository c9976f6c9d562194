import { checkoutPath } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-what-if';
import { ButtonLink } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import type { Answer } from './judgeText.ts';
import { tiersOnSale } from './tiersOnSale.ts';
import * as css from './WhatIf.css.ts';

export interface PassedSizesProps {
  readonly verdicts: Answer['verdicts'];
  /** The chosen tier. */
  readonly tierId: string;
}

/** The sizes on sale that the trades would have passed, and the way to buy them. */
export function PassedSizes({ verdicts, tierId }: PassedSizesProps) {
  const sizes = tiersOnSale.filter(({ id }) => verdicts[id]?.decision?.verdict === 'passed');
  if (sizes.length === 0) return <p className={css.lead}>{t.passedNone}</p>;
  return (
    <section aria-labelledby="passed-sizes" className={css.passed}>
      <p id="passed-sizes" className={css.subtitle}>
        {t.passedSizes({ count: sizes.length })}
      </p>
      <ul role="list" className={css.sizes}>
        {sizes.map(({ id, program, tier }) => (
          <li key={id}>
            <ButtonLink
              variant={id === tierId ? 'primary' : 'secondary'}
              size="sm"
              href={checkoutPath({ tier: tier.index, type: program.id })}
              render={routerLink}
            >
              {t.startSize({ program: program.name, size: formatSize(tier.sizeCents), price: formatMoney(tier.priceCents) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={css.lead}>{t.noPromise}</p>
    </section>
  );
}
