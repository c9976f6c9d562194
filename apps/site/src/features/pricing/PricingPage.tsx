import { catalogue, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import * as page from '@duneline/specs/messages/pricing-page';
import { useState } from 'react';
import { formatList } from '../../lib/format/formatList.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { changeAddOn } from '../../lib/price/changeAddOn.ts';
import { Calculator } from './calculator/Calculator.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { chosenOf } from './selector/chosen.ts';
import { SelectorBlock } from './selector/SelectorBlock.tsx';
import { usePricingSelector } from './selector/usePricingSelector.ts';
import * as css from './pricing.css.ts';

/** The whole of /pricing: the selector with its add-ons, all sizes side by side, the calculator, the ways to pay. */
export function PricingPage() {
  const flow = usePricingSelector();
  const [addOns, setAddOns] = useState<readonly AddOn['id'][]>([]);
  const chosen = chosenOf(flow.view);
  return (
    <div className={css.page}>
      <section className={css.container} aria-labelledby="pricing-title">
        <div className={css.head}>
          <h1 id="pricing-title" className={css.title}>
            {t.titleFirst} <br />
            {t.titleSecond}
          </h1>
          <p className={css.lead}>{t.lead}</p>
        </div>
        <SelectorBlock
          {...flow}
          level={2}
          addOns={addOns}
          onAddOnChange={(id, isAdded) => setAddOns(changeAddOn(addOns, id, isAdded))}
        />
        <dl className={css.addOns}>
          {catalogue.addOns.map(({ id, name, description, priceCents }) => (
            <div key={id} className={css.addOn}>
              <dt>
                {name} <span className={css.addOnPrice}>+{formatMoney(priceCents)}</span>
              </dt>
              <dd className={css.addOnText}>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`${css.section} ${css.container}`} aria-labelledby="compare">
        <div className={css.head}>
          <h2 id="compare" className={css.title}>
            {page.compareTitle}
          </h2>
          <p className={css.lead}>{page.compareLead({ program: chosen.program.name })}</p>
        </div>
        <Comparison
          program={chosen.program}
          chosenTierId={chosen.tier.id}
          onChoose={(tierId) => flow.send({ type: 'size.select', tierId })}
        />
        <p className={css.foot}>{page.compareFoot({ days: chosen.program.inactivityDays })}</p>
      </section>
      <section className={`${css.section} ${css.container}`} aria-labelledby="calculator">
        <div className={css.head}>
          <h2 id="calculator" className={css.title}>
            {page.calculatorTitle}
          </h2>
          <p className={css.lead}>{page.calculatorLead}</p>
        </div>
        <Calculator chosen={chosen} />
      </section>
      <section className={`${css.section} ${css.container}`} aria-labelledby="payments">
        <div className={css.payments}>
          <h2 id="payments" className={css.paymentsTitle}>
            {page.paymentsTitle}
          </h2>
          <p className={css.paymentsText}>{formatList(catalogue.paymentMethods)}</p>
        </div>
      </section>
    </div>
  );
}
