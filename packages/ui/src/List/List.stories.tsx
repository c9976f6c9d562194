import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { check, close } from '../Icon/icons.ts';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

const meta = preview.meta({
  title: 'Text/List',
  component: List,
  parameters: notes({
    dos: ['Number the rows if their order matters: the list is then an `<ol>`.', 'Add an `iconLabel` to icons with a meaning.'],
    donts: ['For names with values use a DescriptionList.', 'For cards in a row use a Grid with `as="ul"`.'],
    announces: ['"list", the number of rows, and each row; numbers are announced, dashes are not.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3} gap={32} align="start">
      <List aria-label="Promises">
        <li>No time limit</li>
        <li>No minimum days: close at +10% with every position flat and you have passed</li>
        <li>Paid every 14 days</li>
      </List>
      <List marker="number" aria-label="Steps">
        <li>Choose a size</li>
        <li>Reach the target in a simulated account</li>
        <li>Verify who you are and sign</li>
      </List>
      <List marker="none" gap={12} aria-label="What is included">
        <ListItem icon={check} iconTone="success" iconLabel="Included">
          Your fee back with the first payout, and 10% of your evaluation profit
        </ListItem>
        <ListItem icon={check} iconTone="success" iconLabel="Included">
          Holding over the weekend
        </ListItem>
        <ListItem icon={close} iconLabel="Not included">
          Copying from another account
        </ListItem>
      </List>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Promises' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Steps' }).tagName).toBe('OL');
    await expect(canvas.getAllByRole('img', { name: 'Included' })).toHaveLength(2);
  },
});

export const RightToLeft = meta.story({
  name: 'Puts its marks at the right in right-to-left text',
  globals: { direction: 'rtl' },
  render: () => (
    <List aria-label="الوعود">
      <li>بلا حد زمني</li>
      <li>دفعة كل 14 يومًا</li>
    </List>
  ),
});
