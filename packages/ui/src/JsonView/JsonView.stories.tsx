import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { JsonView } from './JsonView.tsx';

const order = {
  id: 'DL-48213',
  cents: 9900,
  isPaid: true,
  coupon: null,
  customer: { name: 'Amira K.', address: { city: 'Dubai', country: 'AE' } },
  items: [
    { program: '1-step', size: 10000 },
    { program: '1-step', size: 5000 },
  ],
  notes: [],
};

const meta = preview.meta({
  title: 'Data/JsonView',
  component: JsonView,
  args: { 'aria-label': 'The order as JSON', value: order },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Show rows, payloads and contexts to people who know JSON: admins, engineers.'],
    donts: [
      'For people who do not, use a DescriptionList with names and units.',
      'For two versions of a row use a Table with TextDiff.',
    ],
    keys: { Tab: 'Moves through the nested values.', 'Enter, Space': 'Opens or closes a nested value.' },
    announces: ['Role "group" with its label; lists with the number of entries; nested values as "expanded" or "collapsed".'],
  }),
});

export const States = meta.story({ args: { openLevels: 3 } });

export const Closed = meta.story({
  name: 'Opens a nested value',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('"Amira K."')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.click(document.activeElement!);
    await expect(canvas.getByText('"Amira K."')).toBeVisible();
  },
});
