import { catalogue, type ProgramId } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs-faq';
import type { Question } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { programOf, sampleTier } from '../../../lib/price/findTier.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';

/** A question with a text answer, which structured data can contain. */
type Answered = Question & { readonly answer: string };

const sample = sampleTier().tier.sizeCents;
const size = formatMoney(sample);

/** The questions of each program, answered for the sample size. */
export const programQuestions: Record<ProgramId, readonly Answered[]> = {
  '1-step': [
    { id: 'pass', question: t.oneStepPass, answer: t.oneStepPassAnswer },
    { id: 'back', question: t.oneStepBack, answer: t.oneStepBackAnswer(moneyOf('1-step')) },
    { id: 'floor', question: t.oneStepFloor, answer: t.oneStepFloorAnswer(floorOf('1-step')) },
    { id: 'funded', question: t.oneStepFunded, answer: t.oneStepFundedAnswer },
  ],
  instant: [
    { id: 'buy', question: t.instantBuy, answer: t.instantBuyAnswer },
    { id: 'target', question: t.instantTarget, answer: t.instantTargetAnswer },
    {
      id: 'price',
      question: t.instantPrice,
      answer: t.instantPriceAnswer({ size, instant: moneyOf('instant').fee, oneStep: moneyOf('1-step').fee }),
    },
    { id: 'paid', question: t.instantPaid, answer: t.instantPaidAnswer },
  ],
  '2-step': [
    { id: 'where', question: t.twoStepWhere, answer: t.twoStepWhereAnswer },
    { id: 'phases', question: t.twoStepPhases, answer: t.twoStepPhasesAnswer },
    { id: 'floor', question: t.twoStepFloor, answer: t.twoStepFloorAnswer(floorOf('2-step')) },
    { id: 'back', question: t.twoStepBack, answer: t.twoStepBackAnswer(moneyOf('2-step')) },
  ],
};

/** All questions, in the page's order. */
export const allQuestions = catalogue.programs.flatMap(({ id }) => programQuestions[id]);

function moneyOf(id: ProgramId) {
  const program = programOf(id);
  const tier = program.tiers.find(({ sizeCents }) => sizeCents === sample);
  if (!tier)
    throw new Error(`specs/site/catalogue.yaml: ${id} has no size of ${size}; the questions of /programs reckon with it.`);
  const { feeCents, targetShare, bonusCents } = priceSummary(program, tier);
  return {
    size,
    fee: formatMoney(feeCents),
    share: formatMoney(targetShare?.cents ?? 0),
    bonus: formatMoney(bonusCents),
  };
}

function floorOf(id: ProgramId) {
  const percent = programOf(id).phases[0]?.rules.maxDrawdownPercent ?? 0;
  const floor = formatMoney(sample - (sample * percent) / 100);
  return { size, start: floor, floor };
}
