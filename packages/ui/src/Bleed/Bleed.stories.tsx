import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Bleed } from './Bleed.tsx';

const meta = preview.meta({
  title: 'Layout/Bleed',
  component: Bleed,
  parameters: notes({
    dos: [
      'Use it for a drawing in a card with text: the drawing touches the edges, the text does not.',
      'Put it last in the card with `edges="end"`, first with `edges="start"`.',
    ],
    donts: ['Never around text.', 'For a card that only contains a drawing use `padding="none"`.'],
    announces: ['Nothing.'],
  }),
});

const weeks = [0, 12, 8, 22, 34, 26, 48, 42, 62, 54, 70, 86];

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <Card>
        <Stack gap={12}>
          <Heading level={3}>Paid every 14 days</Heading>
          <Text size="sm" tone="muted">
            Simulated profit of a funded account, week by week.
          </Text>
          <Bleed edges="end">
            <Sparkline values={weeks} isFilled />
          </Bleed>
        </Stack>
      </Card>
      <Card>
        <Stack gap={16}>
          <Heading level={3}>The price, itemized</Heading>
          <Bleed>
            <Divider look="torn" />
          </Bleed>
          <Text size="sm" tone="muted">
            What you pay stands above the tear, what you get back below it.
          </Text>
        </Stack>
      </Card>
    </Grid>
  ),
});

export const OfThePage = meta.story({
  name: 'Reaches the window’s edges on a phone, and never past them',
  tags: ['!visual', 'audited'], // measured, not shown
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container>
      <Bleed of="page">
        <section aria-label="Equity">
          <Sparkline values={weeks} isFilled />
        </section>
      </Bleed>
    </Container>
  ),
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('region', { name: 'Equity' }).getBoundingClientRect();
    await expect(left).toBeCloseTo(0, 0);
    await expect(width).toBeCloseTo(document.documentElement.clientWidth, 0);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
