import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';

const facts = (target: string, daily: string, drawdown: string, share: string) => [
  { id: 'target', label: 'Profit target', value: target, note: 'of the initial balance' },
  { id: 'daily', label: 'Daily loss limit', value: daily },
  { id: 'drawdown', label: 'Maximum loss', value: drawdown, note: 'on closed equity' },
  { id: 'share', label: 'Profit share', value: share },
];

const start = (variant: 'primary' | 'secondary') => (
  <ButtonLink variant={variant} href="/checkout">
    Start challenge
  </ButtonLink>
);

const oneStep: PlanCardProps = {
  name: '1-step',
  description: 'One target, no time limit, and the fee comes back when you pass.',
  priceLead: 'From',
  price: '$59',
  badge: 'Popular',
  facts: facts('10%', '5%', '10%', '70%'),
  action: start('primary'),
  isAdvised: true,
  path: sampleEvaluation,
};

const meta = preview.meta({
  title: 'Blocks/PlanCard',
  component: PlanCard,
  args: oneStep,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Recommend at most one plan per view.', 'State conditions beside the offer.'],
    donts: ['For the sizes of one program use SizeTiles.', 'Do not show an old price that was never charged.'],
    announces: ['An article with the plan’s name as heading; the old price after the word "Before".', 'The ridge is decorative.'],
    machine: 'pricing-selector',
    clause: '§3 Plan; §9 programs',
  }),
});

export const States = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 1100 }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: 16 }}>
      <PlanCard {...oneStep} />
      <PlanCard
        name="2-step"
        description="A lower target in two phases, for those who take their time."
        priceLead="From"
        price="$79"
        oldPrice="$99"
        badge="−20%"
        facts={facts('8%', '3%', '8%', 'up to 90%')}
        action={start('secondary')}
        path={sampleEvaluation.slice(4, 22)}
      />
      <PlanCard
        name="Instant"
        description="Funded from the first day, without an evaluation."
        priceLead="From"
        price="$199"
        facts={facts('None', '3%', '6%', 'up to 90%')}
        unavailable="Coming soon"
        path={sampleEvaluation.slice(0, 12)}
      />
    </div>
  ),
});

export const Told = meta.story({
  name: 'Says its price, its facts, and why it cannot be had',
  args: { oldPrice: '$79', unavailable: 'Coming soon' },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading', { level: 3, name: '1-step' })).toBeVisible();
    await expect(card.getByText('$59').parentElement).toHaveTextContent('From$59Before $79');
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toContain('Daily loss limit');
    await expect(card.getByText('Coming soon')).toBeVisible();
    await expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
