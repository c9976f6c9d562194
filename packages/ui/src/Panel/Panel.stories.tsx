import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { calendar } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Layout/Panel',
  component: Panel,
  args: { title: 'Latest referrals', children: <p>M. Okafor bought a 1-step 50K.</p> },
  parameters: notes({
    dos: ['Name the content in the title; put a note or buttons at the end of its line.'],
    donts: ['For a surface without a title use a Card.', 'For a figure with its label use a Stat.'],
    announces: ['A region labeled by its title, which is a heading of level 2.'],
    clause: '§2 Guarded routes',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={16}>
      <Panel
        title="Latest referrals"
        lead="Everybody who came through your link."
        actions={
          <Button variant="secondary" size="sm">
            Export
          </Button>
        }
        footer={
          <>
            <span>6 of 318</span>
            <Link href="#all">All referrals</Link>
          </>
        }
      >
        <p>M. Okafor bought a 1-step 50K.</p>
      </Panel>
      <Panel variant="accent" title="Next payout" actions={<Badge icon={calendar}>17 Nov</Badge>}>
        <p>Bank, account ending 4021.</p>
      </Panel>
      <Panel title="Limits today" level={3} actions="day closes 00:00, UTC+4" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Latest referrals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Next payout' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Limits today' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'Breaks its first line on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { actions: 'A breach of either limit ends the account.' },
});
