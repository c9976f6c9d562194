import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Comparison, type ComparisonProps } from './Comparison.tsx';

const take = (size: string, variant: 'primary' | 'secondary') => (
  <ButtonLink href={`#${size}`} size="sm" variant={variant} isWide>
    Start {size}
  </ButtonLink>
);

const sizes: ComparisonProps = {
  'aria-label': 'Evaluations of three sizes',
  plans: [
    { id: '5k', name: '5K', lead: '$59 once', action: take('5K', 'secondary') },
    {
      id: '10k',
      name: '10K',
      lead: '$99 once',
      badge: <Badge>Popular</Badge>,
      action: take('10K', 'primary'),
      isChosen: true,
    },
    { id: '25k', name: '25K', lead: '$159 once', action: take('25K', 'secondary') },
  ],
  groups: [
    {
      id: 'evaluation',
      label: 'Evaluation',
      features: [
        { id: 'target', label: 'Profit target', values: { '5k': '$500', '10k': '$1,000', '25k': '$2,500' } },
        {
          id: 'daily',
          label: 'Daily loss',
          note: '5% of yesterday’s balance',
          values: { '5k': '$250', '10k': '$500', '25k': '$1,250' },
        },
        {
          id: 'time',
          label: 'Time limit',
          note: '30 days without a trade close the account',
          values: { '5k': undefined, '10k': undefined, '25k': undefined },
        },
      ],
    },
    {
      id: 'funded',
      label: 'Funded account, simulated',
      features: [
        { id: 'refund', label: 'Fee refunded', values: { '5k': true, '10k': true, '25k': true } },
        { id: 'weekly', label: 'Weekly payouts', values: { '5k': false, '10k': true, '25k': true } },
        { id: 'share', label: 'Profit share', values: { '5k': '70%', '10k': '70%', '25k': '80%' } },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Data/Comparison',
  component: Comparison,
  args: sizes,
  parameters: notes({
    dos: [
      'Compare two to four plans.',
      'Recommend one: `isChosen`, and the only primary button.',
      'State conditions below the value.',
    ],
    donts: ['For rows of one kind use a Table.', 'Omit features that are the same in all plans.'],
    announces: [
      'A table: each value with its plan and feature, in its group.',
      'A check mark is "Included", a dash "Not included", an empty cell "none".',
    ],
    clause: '§2 /pricing: comparison of all sizes',
  }),
});

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /10K Popular/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Weekly payouts Not included Included Included/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Time limit.*none none none/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Puts each feature above its values on a phone',
  globals: { viewport: { value: 'tallPhone' } },
  play: async ({ canvas, canvasElement }) => {
    const feature = canvas.getByRole('rowheader', { name: 'Profit target' }).getBoundingClientRect();
    const value = canvas.getByRole('cell', { name: '$1,000' }).getBoundingClientRect();
    await expect(value.top).toBeGreaterThanOrEqual(feature.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const StickyHead = meta.story({
  name: 'Keeps the plans in sight while the page scrolls',
  tags: ['!visual', 'audited'], // positions on the page, not visible
  decorators: [
    (Story) => (
      <div style={{ blockSize: 1600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 160);
    await expect(canvas.getByRole('columnheader', { name: /25K/ }).getBoundingClientRect().top).toBe(0);
    scrollTo(0, 0);
  },
});
