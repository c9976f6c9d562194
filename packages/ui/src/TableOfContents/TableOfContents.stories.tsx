import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TableOfContents, type TableOfContentsItem } from './TableOfContents.tsx';

const items: readonly TableOfContentsItem[] = [
  { id: 'targets', label: 'Profit target' },
  { id: 'limits', label: 'Loss limits' },
  { id: 'daily', label: 'Daily loss', depth: 2 },
  { id: 'trailing', label: 'Trailing drawdown', depth: 2 },
  { id: 'payouts', label: 'Payouts' },
];

const meta = preview.meta({
  title: 'Navigation/TableOfContents',
  component: TableOfContents,
  args: { items },
  parameters: notes({
    dos: ['Use it beside long text: rules, terms, an article.', "Use the headings' text."],
    donts: ['For other pages use links in a menu.', 'Not for fewer than three sections.'],
    keys: { Tab: 'Moves between sections.', Enter: 'Moves to the section.' },
    announces: ['A navigation landmark with its name; the current section as "current location".'],
    clause: '§2 /blog/{slug}, Footer: legal texts',
  }),
  globals: { viewport: { value: 'window' } },
  render: ({ items: shown }) => <Page items={shown} length={2} />,
});

function Page({ items: shown, length }: { items: readonly TableOfContentsItem[]; length: number }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <div style={{ position: 'sticky', insetBlockStart: 24, alignSelf: 'start', flex: '0 0 200px' }}>
        <TableOfContents items={shown} />
      </div>
      <div style={{ flex: '1 1 160px' }}>
        {shown.slice(0, length).map(({ id, label }) => (
          <section key={id} style={{ minBlockSize: length > 2 ? 320 : 180 }}>
            <Stack gap={8}>
              <Heading level={2} size="lg" id={id}>
                {label}
              </Heading>
              <Text tone="muted">
                All trading on Duneline is simulated. The limits hold at every tick, not only at the close.
              </Text>
            </Stack>
          </section>
        ))}
      </div>
    </div>
  );
}

const long = {
  tags: ['!visual', 'audited'], // longer than a window; looks the same as States
  beforeEach: () => () => scrollTo(0, 0),
  render: () => <Page items={items} length={items.length} />,
};

export const States = meta.story({
  name: 'Marks the first section at the start of the page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profit target' })).toHaveAttribute('aria-current', 'location'));
  },
});

export const Read = meta.story({
  ...long,
  name: 'Marks the section that is being read',
  play: async ({ canvas }) => {
    document.getElementById('daily')?.scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Daily loss' })).toHaveAttribute('aria-current', 'location'));
    await expect(canvas.getByRole('link', { name: 'Profit target' })).not.toHaveAttribute('aria-current');
  },
});

export const End = meta.story({
  ...long,
  name: 'Marks the last section at the end of the page',
  play: async ({ canvas }) => {
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Payouts' })).toHaveAttribute('aria-current', 'location'));
  },
});
