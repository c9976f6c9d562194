import { checkoutPath } from '@duneline/machines';
import { catalogue, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import * as scaling from '@duneline/specs/messages/scaling-plan';
import { arrowRight, ButtonLink, CallToAction, Icon, SampleNote } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { belowHeader } from '../../lib/page/belowHeader.css.ts';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { TestTradesLink } from '../../lib/link/TestTradesLink.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { programOf } from '../../lib/price/findTier.ts';
import { ProgramComparison } from './compare/ProgramComparison.tsx';
import { ProgramPath } from './paths/ProgramPath.tsx';
import * as css from './ProgramsPage.css.ts';
import { ProgramQuestions } from './questions/ProgramQuestions.tsx';
import { ScalingPlan } from './scaling/ScalingPlan.tsx';
import { Outcomes } from './Outcomes.tsx';

const first = programOf(catalogue.defaultProgram);
const [smallest] = first.tiers;
const start = smallest ? checkoutPath({ tier: smallest.index, type: first.id }) : '/checkout';
const price = formatMoney(smallest?.priceCents ?? 0);

/** The page /programs: the programs side by side, a comparison, possible outcomes, and questions (spec §2). */
export function ProgramsPage() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="primary" size="lg" href={start} render={routerLink}>
              {t.start({ price })} <Icon of={arrowRight} />
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href="#compare">
              {t.toCompare}
            </ButtonLink>
          </>
        }
      />
      <PageSection id="paths" title={t.pathsTitle} lead={t.pathsLead({ days: rules.inactivityDays })} isFirst>
        <div className={css.programs}>
          {catalogue.programs.map((program) => (
            <ProgramPath key={program.id} program={program} />
          ))}
        </div>
        <SampleNote>{t.pathsNote}</SampleNote>
      </PageSection>
      <PageSection id="compare" title={t.compareTitle} lead={t.compareLead}>
        <div className={belowHeader}>
          <ProgramComparison />
        </div>
      </PageSection>
      <PageSection id="turns" title={t.turnsTitle} lead={t.turnsLead}>
        <Outcomes />
        <TestTradesLink />
      </PageSection>
      <PageSection id="scaling" title={scaling.title} lead={scaling.lead}>
        <ScalingPlan />
      </PageSection>
      <ProgramQuestions />
      <section className={css.closing} aria-labelledby="closing">
        <CallToAction
          id="closing"
          title={[t.closingFirst, t.closingSecond]}
          actions={
            <ButtonLink variant="primary" size="lg" href="/pricing" render={routerLink}>
              {t.closingPrices} <Icon of={arrowRight} />
            </ButtonLink>
          }
        >
          {t.closingText({ price, size: formatMoney(smallest?.sizeCents ?? 0), days: rules.inactivityDays })}
        </CallToAction>
      </section>
    </>
  );
}
