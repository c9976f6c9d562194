import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Layout/Page',
  component: Stack,
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: ['Compose a page of Sections with a Container each, and Stacks, Inlines and Grids inside.'],
      donts: ['No margins and styles of your own: layouts define the space.'],
      announces: ['Each labeled Section is a landmark.'],
    }),
  },
});

export const SectionOfAPage = meta.story({
  render: () => (
    <Section aria-label="Why">
      <Container>
        <Stack gap={32}>
          <Inline justify="space-between" align="end">
            <Heading level={2}>Why traders choose Duneline</Heading>
            <Button size="sm">See all</Button>
          </Inline>
          <Inline as="ul" gap={16} align="start">
            {['One target, no second phase', 'The price, itemized'].map((title) => (
              <Card key={title} as="li">
                <Stack gap={8}>
                  <Heading level={3}>{title}</Heading>
                  <Text tone="muted">Rules you can see on a chart. Prices you can add up yourself.</Text>
                </Stack>
              </Card>
            ))}
          </Inline>
        </Stack>
      </Container>
    </Section>
  ),
});
