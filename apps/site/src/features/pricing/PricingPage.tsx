import type { AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import * as page from '@duneline/specs/messages/pricing-page';
import * as price from '@duneline/specs/messages/pricing-price';
import * as rules from '@duneline/specs/messages/pricing-rules';
import * as book from '@duneline/specs/messages/rulebook';
import { Columns, PaymentLogos } from '@duneline/ui';
import { useState } from 'react';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { paymentMethods } from '../../lib/payment/paymentMethods.ts';
import { changeAddOn } from '../../lib/price/changeAddOn.ts';
import { useRevalidated } from '../../lib/remote/useRevalidated.ts';
import { Calculator } from './calculator/Calculator.tsx';
import { Closing } from './closing/Closing.tsx';
import { Drawdown } from './drawdown/Drawdown.tsx';
import type { Odds } from './odds/Odds.ts';
import { OddsPanel } from './odds/OddsPanel.tsx';
import { ItemizedPrice } from './price/ItemizedPrice.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { RulesInMoney } from './rules/RulesInMoney.tsx';
import { chosenOf } from './selector/chosen.ts';
import { SelectorBlock } from './selector/SelectorBlock.tsx';
import { usePricingSelector } from './selector/usePricingSelector.ts';
import * as css from './pricing.css.ts';
import * as own from './PricingPage.css.ts';

const askOdds = () => import('./odds/readOdds.ts').then(({ readOdds }) => readOdds());

/** The page /pricing, for one selected size and add-ons; `odds` are the prerendered ones. */
export function PricingPage({ odds: made }: { readonly odds: Odds | null }) {
  const flow = usePricingSelector();
  const [addOns, setAddOns] = useState<readonly AddOn['id'][]>([]);
  const odds = useRevalidated(made, askOdds);
  const chosen = chosenOf(flow.view);
  const chooseSize = (tierId: string) => flow.send({ type: 'size.select', tierId });
  return (
    <div className={own.page}>
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
      </section>
      <PageSection id="compare" title={page.compareTitle} lead={page.compareLead({ program: chosen.program.name })}>
        <RulesInMoney chosen={chosen} addOns={addOns} onSizeChange={chooseSize} />
        <p className={own.foot}>{page.compareFoot({ days: chosen.program.inactivityDays })}</p>
      </PageSection>
      <PageSection id="price" title={price.title} lead={price.lead}>
        <Columns ratio="7:5" from="lg">
          <ItemizedPrice chosen={chosen} addOns={addOns} />
          <OddsPanel odds={odds} />
        </Columns>
      </PageSection>
      <PageSection id="drawdown" title={rules.drawdownTitle} lead={rules.drawdownLead}>
        <Drawdown chosen={chosenOf(flow.view, addOns)} />
      </PageSection>
      <PageSection id="calculator" title={page.calculatorTitle} lead={page.calculatorLead}>
        <Calculator chosen={chosen} />
      </PageSection>
      <PageSection id="rulebook" title={book.title} lead={book.lead}>
        <Rulebook />
      </PageSection>
      <PageSection id="payments" title={page.paymentsTitle} lead={price.paymentsLead}>
        <PaymentLogos aria-label={page.paymentsTitle} methods={paymentMethods} />
      </PageSection>
      <Closing chosen={chosen} addOns={addOns} />
    </div>
  );
}
