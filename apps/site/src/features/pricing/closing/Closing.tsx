import { checkoutPath } from '@duneline/machines';
import { payouts, type AddOn } from '@duneline/specs/site';
import * as page from '@duneline/specs/messages/pricing-page';
import { arrowRight, ButtonLink, CallToAction, Icon } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { priceSummary } from '../../../lib/price/priceSummary.ts';
import { checkoutLink } from '../selector/checkoutLink.tsx';
import type { Chosen } from '../selector/chosen.ts';
import * as css from '../pricing.css.ts';

export interface ClosingProps {
  readonly chosen: Chosen;
  readonly addOns: readonly AddOn['id'][];
}

/** The end of /pricing: the chosen size and its price, with the link to the checkout. */
export function Closing({ chosen: { program, tier }, addOns }: ClosingProps) {
  const { totalCents, bonusCents } = priceSummary(program, tier, addOns);
  const to = checkoutPath({ tier: tier.index, type: program.id });
  const size = formatMoney(tier.sizeCents);
  return (
    <section className={css.closing} aria-labelledby="closing">
      <CallToAction
        id="closing"
        title={[page.closingFirst({ size }), page.closingSecond({ price: formatMoney(totalCents) })]}
        actions={
          <>
            <ButtonLink variant="primary" size="lg" href={to} render={checkoutLink(addOns)}>
              {page.closingStart} <Icon of={arrowRight} />
            </ButtonLink>
            <ButtonLink size="lg" href="/programs" render={routerLink}>
              {page.closingPrograms}
            </ButtonLink>
          </>
        }
      >
        {page.closingText({
          bonus: formatMoney(bonusCents),
          days: formatRange(payouts.refundBusinessDays),
          returnDays: payouts.returnDays,
        })}
      </CallToAction>
    </section>
  );
}
