import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Hairline } from '../Hairline/Hairline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: ['Label it by its heading with `aria-labelledby`, which makes it a landmark.', 'Put a Hairline between two sections.'],
      donts: ['No tinted background behind a whole section.', 'For a part of a section use a Stack.'],
      announces: ['With a label: role "region" and the label; without one nothing.'],
    }),
  },
});

const parts = () => (
  <>
    <Section space="compact" aria-labelledby="why">
      <Container>
        <Stack gap={12}>
          <Heading level={2} id="why">
            Why traders choose Duneline
          </Heading>
          <Text tone="muted">Rules you can see on a chart. Prices you can add up yourself.</Text>
        </Stack>
      </Container>
    </Section>
    <Hairline />
    <Section space="compact" aria-labelledby="prices">
      <Container>
        <Stack gap={12}>
          <Heading level={2} id="prices">
            One fee, once
          </Heading>
          <Text tone="muted">Sizes from 5K to 200K; every sum is shown complete.</Text>
        </Stack>
      </Container>
    </Section>
  </>
);

export const States = meta.story({
  render: parts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Why traders choose Duneline' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'One fee, once' })).toBeVisible();
  },
});
