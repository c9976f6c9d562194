import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { check } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DescriptionList, type Description } from './DescriptionList.tsx';

const account: readonly Description[] = [
  { id: 'account', label: 'Account', value: 'DL-10-48213' },
  { id: 'program', label: 'Program', value: '1-step evaluation, $10,000' },
  { id: 'floor', label: 'Loss floor', value: '$9,680', note: 'Trails the highest closing balance, and never falls.' },
  {
    id: 'identity',
    label: 'Identity',
    value: (
      <Badge tone="success" icon={check}>
        Confirmed
      </Badge>
    ),
  },
];

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items: account },
  parameters: notes({
    dos: ['Use it for the properties of one item: an account, an order, a user.', "Put a value's condition into its note."],
    donts: ['For several items with the same properties use a Table.', 'For a sum use a Receipt; for trading rules a RuleList.'],
    announces: ['A description list: each term, then its value and its note.'],
    clause: '§2 /dashboard: accounts',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Card>
        <DescriptionList items={account} />
      </Card>
      <Card>
        <DescriptionList items={account} layout="blocks" />
      </Card>
    </Stack>
  ),
});

export const Spoken = meta.story({
  name: 'Gives every term its value and its note',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(account.map(({ label }) => label));
    await expect(canvas.getAllByRole('definition')).toHaveLength(account.length + 1);
  },
});

export const Narrow = meta.story({
  name: 'Breaks a long value, not its term, at 320 pixels',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const RightToLeft = meta.story({ name: 'Puts values at the left in Arabic', globals: { direction: 'rtl' } });
