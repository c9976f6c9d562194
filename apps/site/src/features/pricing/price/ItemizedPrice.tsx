import type { AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing-price';
import { Card, DescriptionList, Heading } from '@duneline/ui';
import type { Chosen } from '../selector/chosen.ts';
import { itemsOf } from './itemsOf.ts';
import * as css from './ItemizedPrice.css.ts';
import { RestrictedCountries } from './RestrictedCountries.tsx';

export interface ItemizedPriceProps {
  readonly chosen: Chosen;
  readonly addOns: readonly AddOn['id'][];
}

/** The complete price before checkout: every line with its refund and when, and the restricted countries. */
export function ItemizedPrice({ chosen, addOns }: ItemizedPriceProps) {
  const { lines, total, back, kept } = itemsOf(chosen, addOns);
  return (
    <Card as="section" aria-labelledby="items">
      <div className={css.items}>
        <Heading id="items" level={3} size="xl">
          {t.itemsTitle}
        </Heading>
        <DescriptionList items={lines} />
        <dl className={css.sums}>
          <div className={css.total}>
            <dt>{t.total}</dt>
            <dd>{total}</dd>
          </div>
          <div className={css.part}>
            <dt>{t.back}</dt>
            <dd className={css.gain}>{back}</dd>
          </div>
          {kept !== null && (
            <div className={css.part}>
              <dt>{t.keeps}</dt>
              <dd>{kept}</dd>
            </div>
          )}
        </dl>
        <RestrictedCountries />
      </div>
    </Card>
  );
}
