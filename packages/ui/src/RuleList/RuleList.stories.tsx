import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { samplePricing } from '../PricingSelector/pricing.story-support.ts';
import { RuleList } from './RuleList.tsx';

const { rules } = samplePricing({ program: '1-step', phase: 'phase-1', size: '10000', addOns: [] });

const meta = preview.meta({
  title: 'Drawings/RuleList',
  component: RuleList,
  args: { rules },
  parameters: notes({
    dos: ['State conditions below their terms.'],
    donts: ['For several sizes use a RuleTable.', 'For a sum use a Receipt.'],
    announces: ['Terms, figures and conditions as description lists, column by column.'],
    machine: 'pricing-selector',
    clause: '§5 Trading rules; §9 Business constants',
  }),
});

/** Every rule has a figure and, in small print, its condition. */
export const Rules = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(rules.length);
    await expect(canvas.getByText('Time limit').parentElement).toHaveTextContent(
      'None30 days without a trade closes the account',
    );
  },
});
