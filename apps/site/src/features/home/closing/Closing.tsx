import { catalogue, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { arrowRight, ButtonLink, CallToAction, Icon } from '@duneline/ui';
import { useCall } from '../../../lib/live-content/useCall.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatSize } from '../../../lib/format/formatSize.ts';
import { lowestPriceCents, programOf } from '../../../lib/price/findTier.ts';
import * as section from '../section/section.css.ts';

const [smallest] = programOf(catalogue.defaultProgram).tiers;

/** The closing section of the home page, with links to /checkout and /pricing (spec §2). */
export function Closing() {
  const first = useCall('closing-primary', t.closingRequest, '/checkout', 'primary');
  const second = useCall('closing-secondary', t.closingPrices, '/pricing');
  return (
    <section className={section.section} aria-labelledby="closing">
      <div className={section.container}>
        <CallToAction
          id="closing"
          title={[t.closingTitleFirst({ price: formatMoney(lowestPriceCents()) }), t.closingTitleSecond]}
          actions={
            <>
              {first.isShown && (
                <ButtonLink variant={first.variant} size="lg" href={first.href} render={routerLink}>
                  <span>{first.label}</span> <Icon of={arrowRight} />
                </ButtonLink>
              )}
              {second.isShown && (
                <ButtonLink variant={second.variant} size="lg" href={second.href} render={routerLink}>
                  {second.label}
                </ButtonLink>
              )}
            </>
          }
        >
          {t.closingText({
            from: smallest?.label ?? '',
            to: formatSize(catalogue.headline.pricedSizeCents),
            days: rules.inactivityDays,
          })}
        </CallToAction>
      </div>
    </section>
  );
}
