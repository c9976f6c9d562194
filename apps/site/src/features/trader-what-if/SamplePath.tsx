import * as t from '@duneline/specs/messages/trader-what-if';
import { sampleEvaluation, SampleNote } from '@duneline/ui';
import { sampleTier } from '../../lib/price/findTier.ts';
import { TradePath } from './TradePath.tsx';

const { program, tier } = sampleTier();
const rules = program.phases[0]?.rules;
const percentOf = (percent: number) => Math.round((tier.sizeCents * percent) / 100);
const target = rules?.profitTargetPercent ?? null;

/** What the test draws of trades, shown with a sample until a file is chosen. */
export function SamplePath() {
  return (
    <div>
      <SampleNote>{t.sample}</SampleNote>
      <TradePath
        tierId={tier.id}
        closes={sampleEvaluation.map((percent) => percentOf(100 + percent))}
        targetCents={target === null ? null : percentOf(100 + target)}
        allowanceCents={percentOf(rules?.maxDrawdownPercent ?? 0)}
        caption={t.sampleTable}
      />
    </div>
  );
}
