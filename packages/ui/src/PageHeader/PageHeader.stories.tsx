import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { clock } from '../Icon/icons.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: '10K evaluation',
    lead: 'Account DL-10-48213, 1-step, Match Trader',
    badge: (
      <Badge tone="warning" icon={clock}>
        Evaluation, day 18
      </Badge>
    ),
    actions: (
      <>
        <Button variant="secondary">All accounts (2)</Button>
        <Button>Open platform</Button>
      </>
    ),
  },
  parameters: notes({
    dos: ['Use one per page, at the start of its main element.', 'At most one primary action.'],
    donts: ['For a part of the page use a Panel’s title.', 'For a public page use a Hero or a Section.'],
    announces: ['The heading of level 1, its badge, the lead, then the actions in their order.'],
    clause: '§2 Guarded routes',
  }),
});

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '10K evaluation' })).toBeVisible();
    await expect(canvas.getByText('Evaluation, day 18')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open platform' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'Puts its actions below the title on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { above: <Breadcrumbs items={[{ label: 'Accounts', href: '#accounts' }]} /> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Open platform' }).getBoundingClientRect().top).toBeGreaterThan(title.bottom);
    await expect(canvas.getByRole('link', { name: 'Accounts' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(title.top);
  },
});
