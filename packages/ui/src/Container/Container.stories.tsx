import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Box } from '../Box/Box.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: [
        "Use one in each Section: a section's background is as wide as the window, its content is not.",
        'Use `text` for documents, and `form` for a single form.',
      ],
      donts: ['Do not nest them: the gutter would be added twice.'],
      announces: ['Nothing.'],
    }),
  },
});

export const States = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Section space="compact">
      <Stack>
        {(['page', 'text', 'form'] as const).map((width) => (
          <Container key={width} width={width}>
            <Box padding={24} ground="raised" edge="line" corner="card">
              <Text size="sm">{width}</Text>
            </Box>
          </Container>
        ))}
      </Stack>
    </Section>
  ),
});

export const OnAPhone = meta.story({
  name: 'Keeps 16 pixels of gutter at 360',
  tags: ['!visual', 'audited'], // measured, not shown
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Container>
      <section aria-label="Pricing">
        <Text>Sizes from 5K to 200K.</Text>
      </section>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pricing' }).getBoundingClientRect().left).toBeCloseTo(16, 0);
  },
});
