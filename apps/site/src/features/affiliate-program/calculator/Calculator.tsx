import * as t from '@duneline/specs/messages/affiliate';
import { SegmentedControl, Slider } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { CalculatorPanel } from '../../../lib/page/CalculatorPanel.tsx';
import { Earned } from './Earned.tsx';
import { LENGTHS, MOST_SALES, program } from './plan.ts';
import { usePlan } from './usePlan.ts';

const lengths = LENGTHS.map((count) => ({ id: String(count), label: t.monthsOf({ count }) }));

/** How many of each size are sold in a month, and what that pays month by month. */
export function Calculator() {
  const [plan, change] = usePlan();
  const { sales, months } = plan;
  return (
    <CalculatorPanel
      inputs={
        <>
          {program.tiers.map(({ id, sizeCents, priceCents }, place) => (
            <Slider
              key={id}
              label={t.salesOf({ size: formatMoney(sizeCents), price: formatMoney(priceCents) })}
              value={sales[place] ?? 0}
              maxValue={MOST_SALES}
              formatValue={(count) => t.aMonth({ count })}
              onChange={(count) => change({ sales: sales.with(place, count) })}
            />
          ))}
          <SegmentedControl
            label={t.months}
            items={lengths}
            selectedKey={String(months)}
            onSelectionChange={(length) => change({ months: Number(length) })}
          />
        </>
      }
    >
      <Earned plan={plan} />
    </CalculatorPanel>
  );
}
