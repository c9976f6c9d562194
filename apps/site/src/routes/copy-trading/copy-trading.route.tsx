import { rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="copy-trading" />
      <PlainPage
        title={t.copyTitle}
        lead={t.copyLead}
        sections={[
          { title: t.copySoloTitle, text: t.copySolo },
          { title: t.copyTeamTitle, text: t.copyTeam },
          { title: t.copyLimitsTitle, text: t.copyLimits },
        ]}
        facts={[
          { term: t.copyRisk, value: formatPercent(rules.riskPerTradePercent) },
          { term: t.copyPositions, value: formatNumber(rules.openPositions) },
          { term: t.copyNews, value: t.copyNewsMinutes({ minutes: rules.newsMinutes }) },
        ]}
        links={[
          { to: '/pricing', label: t.linkPricing },
          { to: '/rules', label: t.linkRules },
        ]}
      />
    </>
  );
}
