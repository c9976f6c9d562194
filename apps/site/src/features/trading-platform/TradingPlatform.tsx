import { catalogue, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/platform';
import * as costs from '@duneline/specs/messages/trading-costs';
import { arrowRight, ButtonLink, DescriptionList, Icon } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { formatList } from '../../lib/format/formatList.ts';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { formatOffset } from '../../lib/format/formatOffset.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { Steps } from '../../lib/page/Steps.tsx';
import { holding } from './holding.ts';
import { TradingCosts } from './TradingCosts.tsx';
import { TradingWeek } from './TradingWeek.tsx';

const platforms = [...new Set(catalogue.programs.flatMap((program) => program.platforms))];
const advisors = new Set(catalogue.programs.map(({ expertAdvisors }) => expertAdvisors));

const limits = [
  { id: 'positions', label: t.positions, value: formatNumber(rules.openPositions), note: t.positionsNote },
  { id: 'risk', label: t.risk, value: formatPercent(rules.riskPerTradePercent), note: t.riskNote },
  { id: 'news', label: t.news, value: t.newsValue({ minutes: rules.newsMinutes }), note: t.newsNote },
  {
    id: 'advisors',
    label: t.advisors,
    value: advisors.has('with-approval') ? t.advisorsAsk : t.advisorsFree,
    note: t.advisorsNote,
  },
];

const steps = [
  { title: t.chooseTitle, text: t.choose({ platforms: formatList(platforms, 'or') }) },
  { title: t.loginTitle, text: t.login },
  { title: t.tradeTitle, text: t.trade },
  { title: t.watchTitle, text: t.watch },
];

/** The page /platform: platforms, instruments, trading hours and limits (spec §2). */
export function TradingPlatform() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead({ platforms: formatList(platforms, 'and') })}
        actions={
          <ButtonLink variant="secondary" size="lg" href="/pricing" render={routerLink}>
            {t.toPricing} <Icon of={arrowRight} />
          </ButtonLink>
        }
      />
      <PageSection
        id="week"
        title={t.weekTitle}
        lead={t.weekLead({ time: rules.dayClose.time, offset: formatOffset(rules.dayClose.utcOffset) })}
        isFirst
      >
        <TradingWeek />
      </PageSection>
      <PageSection id="costs" title={costs.title} lead={costs.lead}>
        <TradingCosts />
      </PageSection>
      <PageSection id="holding" title={costs.holdingTitle} lead={costs.holdingLead}>
        <DescriptionList layout="columns" items={holding} />
      </PageSection>
      <PageSection id="start" title={t.startTitle} lead={t.startLead}>
        <Steps steps={steps} />
      </PageSection>
      <PageSection id="limits" title={t.limitsTitle} lead={t.limitsLead}>
        <DescriptionList layout="columns" items={limits} />
      </PageSection>
    </>
  );
}
