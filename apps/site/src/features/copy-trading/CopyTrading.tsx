import * as t from '@duneline/specs/messages/copy-trading';
import { arrowRight, ButtonLink, Icon } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { PageFaq } from '../../lib/page/PageFaq.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { AllowedCases } from './allowed/AllowedCases.tsx';
import { copiedPositions, tradePercent } from './copiedPositions.ts';
import { CopyFlow } from './flow/CopyFlow.tsx';
import { TwoForms } from './forms/TwoForms.tsx';
import { CopiedDay } from './limits/CopiedDay.tsx';
import { copyQuestions } from './questions/copyQuestions.ts';
import { TeamSteps } from './teams/TeamSteps.tsx';

/** The page /copy-trading: how trades are copied, the two forms, limits of each account, rules, and questions. */
export function CopyTrading() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="primary" size="lg" href="/pricing" render={routerLink}>
              {t.toPrices} <Icon of={arrowRight} />
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href="#allowed">
              {t.toAllowed}
            </ButtonLink>
          </>
        }
      />
      <PageSection id="flow" title={t.flowTitle} lead={t.flowLead} isFirst>
        <CopyFlow />
      </PageSection>
      <PageSection id="forms" title={t.formsTitle} lead={t.formsLead}>
        <TwoForms />
      </PageSection>
      <PageSection
        id="limits"
        title={t.limitsTitle({ count: copiedPositions.length })}
        lead={t.limitsLead({ percent: formatPercent(tradePercent) })}
      >
        <CopiedDay />
      </PageSection>
      <PageSection id="allowed" title={t.allowedTitle} lead={t.limits}>
        <AllowedCases />
      </PageSection>
      <PageSection id="teams" title={t.teamsTitle} lead={t.teamsLead}>
        <TeamSteps />
      </PageSection>
      <PageFaq title={t.faqTitle} questions={copyQuestions} links={[{ to: '/contact', label: t.contact }]} />
    </>
  );
}
