import { catalogue, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { formatList } from '../../lib/format/formatList.ts';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { Head } from '../../lib/head/Head.tsx';

const platforms = [...new Set(catalogue.programs.flatMap((program) => program.platforms))];
const leverages = [...new Set(catalogue.programs.map(({ leverage }) => `1:${leverage}`))];

export function Component() {
  return (
    <>
      <Head routeId="platform" />
      <PlainPage
        title={t.platformTitle}
        lead={t.platformLead}
        sections={[
          { title: t.platformWhereTitle, text: t.platformWhere({ platforms: formatList(platforms) }) },
          { title: t.platformDayTitle, text: t.platformDay({ time: rules.dayClose.time, zone: rules.dayClose.timeZone }) },
          { title: t.platformAdvisorsTitle, text: t.platformAdvisors },
        ]}
        facts={[
          { term: t.platformPlatforms, value: formatList(platforms) },
          { term: t.platformLeverage, value: formatList(leverages) },
          { term: t.platformPositions, value: formatNumber(rules.openPositions) },
          { term: t.platformRisk, value: formatPercent(rules.riskPerTradePercent) },
          { term: t.platformNews, value: t.copyNewsMinutes({ minutes: rules.newsMinutes }) },
        ]}
        links={[
          { to: '/pricing', label: t.linkPricing },
          { to: '/copy-trading', label: t.linkCopyTrading },
          { to: '/rules', label: t.linkRules },
        ]}
      />
    </>
  );
}
