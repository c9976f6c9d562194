import { catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { Button, PlanCard, PricingSelector } from '@duneline/ui';
import { selectorView } from '../../../apps/site/src/features/pricing/selector/selectorView.ts';
import { formatMoney } from '../../../apps/site/src/lib/format/formatMoney.ts';
import { formatPercent } from '../../../apps/site/src/lib/format/formatPercent.ts';
import { choice, flag, text } from '../fields.ts';
import { kind } from '../Kind.ts';

const programs = catalogue.programs.filter(({ tiers }) => tiers.length > 0);
const sizes = programs.find(({ id }) => id === catalogue.defaultProgram)?.tiers ?? [];

/** The card's texts for a program of the catalogue. */
function planOf(id: string) {
  const program = programs.find((each) => each.id === id);
  const [phase] = program?.phases ?? [];
  if (!program || !phase) throw new Error(`No program '${id}' with phases and sizes in specs/site/catalogue.yaml.`);
  const { profitTargetPercent: target, dailyLossPercent: daily, maxDrawdownPercent: loss } = phase.rules;
  return {
    name: program.name,
    description: program.description,
    price: formatMoney(Math.min(...program.tiers.map(({ priceCents }) => priceCents))),
    facts: [
      { id: 'target', label: t.target, value: target === null ? t.none : formatPercent(target) },
      { id: 'daily', label: t.dailyLoss, value: formatPercent(daily) },
      { id: 'loss', label: t.maximumLoss, value: formatPercent(loss) },
    ],
  };
}

export const planCard = kind({
  label: 'PlanCard',
  fields: {
    program: choice(
      'Program',
      programs.map(({ id }) => id),
      catalogue.defaultProgram,
    ),
    badge: text('Badge', ''),
    action: text('Words of its button', 'Start challenge'),
    isAdvised: flag('Advised'),
  },
  draw: ({ program, badge, action, isAdvised }) => (
    <PlanCard
      {...planOf(program)}
      priceLead="From"
      badge={badge || undefined}
      isAdvised={isAdvised}
      action={<Button variant={isAdvised ? 'primary' : 'secondary'}>{action}</Button>}
    />
  ),
});

export const pricingSelector = kind({
  label: 'PricingSelector',
  fields: {
    phase: choice('Phase', ['phase-1', 'funded'], 'phase-1'),
    size: choice(
      'Size',
      sizes.map(({ id }) => id),
      sizes[0]?.id ?? '',
    ),
    action: text('Words of its button', 'Start challenge'),
  },
  draw: ({ phase, size, action }, { id, onChange }) => (
    <PricingSelector
      name={`pricing-${id}`}
      view={selectorView(
        { programId: catalogue.defaultProgram, tierId: size, phase, checkout: { tier: 1, type: catalogue.defaultProgram } },
        [],
      )}
      program={catalogue.defaultProgram}
      phase={phase}
      size={size}
      onProgramChange={() => {}}
      onPhaseChange={(next) => onChange('phase', next)}
      onSizeChange={(next) => onChange('size', next)}
      action={
        <Button variant="primary" size="lg" isWide>
          {action}
        </Button>
      }
    />
  ),
});
