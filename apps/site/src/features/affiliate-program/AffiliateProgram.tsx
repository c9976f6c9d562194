import * as t from '@duneline/specs/messages/affiliate';
import { affiliate, brand, restrictedCountries } from '@duneline/specs/site';
import { Code } from '@duneline/ui';
import { Suspense } from 'react';
import { formatList } from '../../lib/format/formatList.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { PageFaq } from '../../lib/page/PageFaq.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { TermGrid } from '../../lib/page/TermGrid.tsx';
import { Steps } from '../../lib/page/Steps.tsx';
import { whenIdle } from '../../lib/start/whenIdle.ts';
import { Calculator } from './calculator/Calculator.tsx';
import { GettingPaid } from './GettingPaid.tsx';
import { TierStairs } from './tiers/TierStairs.tsx';
import { TierTable } from './tiers/TierTable.tsx';
import * as css from './AffiliateProgram.css.ts';

// The links are prerendered; who is signed in is known later.
const ProgramActions = lazyPart(async () => {
  await whenIdle();
  return (await import('./ProgramActions.tsx')).ProgramActions;
});

const percents = affiliate.tiers.map(({ commissionPercent }) => commissionPercent);

const steps = [
  { title: t.applyTitle, text: t.apply },
  { title: t.shareTitle, text: t.share },
  { title: t.orderTitle, text: t.order },
  { title: t.waitTitle({ days: affiliate.approvalDays }), text: t.wait },
];

const rules = [
  { title: t.ownTitle, text: t.own },
  { title: t.promiseTitle, text: t.promise },
  { title: t.adTitle, text: t.ad },
  { title: t.spamTitle, text: t.spam },
  { title: t.nameTitle, text: t.nameText({ name: brand.name }) },
  {
    title: t.whereTitle,
    text: t.where({
      countries: formatList(
        restrictedCountries.map(({ name }) => name),
        'and',
      ),
    }),
  },
];

/** The whole of /affiliate: what a sale pays, what months of them come to, how they count, and how they are paid. */
export function AffiliateProgram() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead({
          name: brand.name,
          from: formatPercent(Math.min(...percents)),
          to: formatPercent(Math.max(...percents)),
        })}
        actions={
          <Suspense fallback={null}>
            <ProgramActions />
          </Suspense>
        }
      >
        <TierStairs />
      </PageHead>
      <PageSection id="tiers" title={t.tiersTitle} lead={t.tiersLead}>
        <TierTable />
      </PageSection>
      <PageSection id="calculator" title={t.calculatorTitle} lead={t.calculatorLead}>
        <Calculator />
      </PageSection>
      <PageSection id="how" title={t.howTitle} lead={t.howLead}>
        <Steps steps={steps} />
        <p className={css.link}>
          {t.linkLabel} <Code>{`${brand.url}/pricing?ref=${t.sampleCode}`}</Code>
        </p>
      </PageSection>
      <PageSection id="paid" title={t.paidTitle} lead={t.paidLead}>
        <GettingPaid />
      </PageSection>
      <PageSection id="rules" title={t.rulesTitle} lead={t.rulesLead}>
        <TermGrid pairs={rules} />
      </PageSection>
      <PageFaq
        title={t.faqTitle}
        lead={t.faqLead}
        questions={affiliate.questions}
        links={[{ to: '/contact?topic=affiliates', label: t.faqContact }]}
      />
    </>
  );
}
