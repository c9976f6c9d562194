import * as t from '@duneline/specs/messages/home-sections';
import { DuneRidge, sampleEvaluation } from '@duneline/ui';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { sampleTier } from '../../../lib/price/findTier.ts';
import * as css from './Why.css.ts';

const targetPercent = sampleTier().program.phases[0]?.rules.profitTargetPercent ?? 0;
const percent = formatPercent(targetPercent, { sign: 'always' });

/** The sample evaluation as a ridge that ends at its target. */
export function TargetPicture() {
  return (
    <div className={css.edge}>
      <DuneRidge
        variant="card"
        values={sampleEvaluation}
        target={targetPercent}
        targetLabel={t.whyTargetLabel({ percent })}
        passedLabel={t.whyPassed}
        description={t.whyTargetPicture({ percent })}
      />
    </div>
  );
}
