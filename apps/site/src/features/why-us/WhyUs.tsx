import { brand, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/why';
import { arrowRight, ButtonLink, Icon } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { CostBreakdown } from './CostBreakdown.tsx';
import { PayoutTerms } from './PayoutTerms.tsx';
import { NotForYou } from './NotForYou.tsx';
import { TwoLines } from './TwoLines.tsx';

/** The page /why: prices, limits, payout times, and for whom it is unsuitable. */
export function WhyUs() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead({ name: brand.name })}
        actions={
          <>
            <ButtonLink variant="primary" size="lg" href="/pricing" render={routerLink}>
              {t.toPricing} <Icon of={arrowRight} />
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href="#not-for-you">
              {t.toNotForYou}
            </ButtonLink>
          </>
        }
      />
      <PageSection id="lines" title={t.linesTitle} lead={t.linesLead({ days: rules.inactivityDays })} isFirst>
        <TwoLines />
      </PageSection>
      <PageSection id="sums" title={t.sumsTitle} lead={t.sumsLead}>
        <CostBreakdown />
      </PageSection>
      <PageSection id="times" title={t.timesTitle} lead={t.timesLead}>
        <PayoutTerms />
      </PageSection>
      <PageSection id="not-for-you" title={t.notTitle} lead={t.notLead({ name: brand.name })}>
        <NotForYou />
      </PageSection>
    </>
  );
}
