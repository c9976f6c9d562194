import { catalogue, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { Badge, Checkbox, SegmentedControl, SizeTiles } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { changeAddOn } from '../../lib/price/changeAddOn.ts';
import { programOf } from '../../lib/price/findTier.ts';
import { CouponField } from './CouponField.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { SelectionNotice } from './SelectionNotice.tsx';
import type { Selection } from './readSelection.ts';
import type { Checkout } from './useCheckout.ts';
import type { Quote } from './useQuote.ts';
import * as css from './checkout.css.ts';

export interface SelectionFieldsProps {
  readonly checkout: Checkout;
  readonly selection: Selection;
  readonly addOns: readonly AddOn['id'][];
  readonly quote: Quote | undefined;
}

const programs = catalogue.programs.map(({ id, name, isAvailable }) => ({
  id,
  label: name,
  isDisabled: !isAvailable,
  badge: isAvailable ? undefined : <Badge>{t.programSoon}</Badge>,
}));

/** Program, size, add-ons and coupon, with the resulting rules. */
export function SelectionFields({ checkout: { view, change }, selection, addOns, quote }: SelectionFieldsProps) {
  const { program, tier } = selection;
  // Another program keeps the size if it has it, otherwise its first one is selected.
  const choose = (id: (typeof programs)[number]['id']) => {
    const { tiers } = programOf(id);
    const same = tiers.find(({ sizeCents }) => sizeCents === tier.sizeCents) ?? tiers[0];
    if (same) change({ tier: same.id });
  };
  return (
    <>
      <SelectionNotice selection={selection} />
      <SegmentedControl
        aria-label={t.programLabel}
        name="program"
        items={programs}
        selectedKey={program.id}
        onSelectionChange={choose}
      />
      <SizeTiles
        key={program.id}
        aria-label={t.sizeLabel}
        name="size"
        selectedKey={tier.id}
        onSelectionChange={(id) => change({ tier: id })}
        items={program.tiers.map(({ id, sizeCents, priceCents, oldPriceCents }) => ({
          id,
          size: formatSize(sizeCents),
          price: formatMoney(priceCents),
          ...(oldPriceCents && { oldPrice: formatMoney(oldPriceCents) }),
        }))}
      />
      <OrderDetails selection={selection} addOns={addOns} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t.addOnsTitle}</legend>
        <div className={css.fields}>
          {catalogue.addOns.map(({ id, name, description, priceCents }) => (
            <Checkbox
              key={id}
              description={description}
              isSelected={addOns.includes(id)}
              onChange={(isAdded) => change({ addOns: changeAddOn(addOns, id, isAdded) })}
            >
              {t.addOnOption({ name, price: `+${formatMoney(priceCents)}` })}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <CouponField applied={view.order.coupon} quote={quote} onChange={(coupon) => change({ coupon })} />
    </>
  );
}
