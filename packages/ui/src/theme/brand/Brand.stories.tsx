import { expect } from 'storybook/test';
import { notes } from '../../../../../.storybook/notes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Alert } from '../../Alert/Alert.tsx';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Grid } from '../../Grid/Grid.tsx';
import { Heading } from '../../Heading/Heading.tsx';
import { Inline } from '../../Inline/Inline.tsx';
import { Link } from '../../Link/Link.tsx';
import { Sparkline } from '../../Sparkline/Sparkline.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { Text } from '../../Text/Text.tsx';
import { vars } from '../contract.css.ts';
import { brandTheme, type BrandColors } from './brandTheme.ts';

const fonts = { heading: 'Familjen Grotesk', body: 'Hanken Grotesk' };

const harbour: BrandColors = {
  primary: '#6ea8fe',
  secondary: '#16202e',
  background: '#0d1520',
  foreground: '#eef3fa',
  accent: '#6ea8fe',
  muted: '#9fb0c6',
};
const orchard: BrandColors = {
  primary: '#1d5b3a',
  secondary: '#ffffff',
  background: '#f6f7f1',
  foreground: '#17211a',
  accent: '#1d7a46',
  muted: '#55615a',
};
/** Six unreadable colors: pale text on a pale page. */
const candy: BrandColors = {
  primary: '#ffb3d1',
  secondary: '#ffe3ee',
  background: '#fff5f9',
  foreground: '#d98cab',
  accent: '#ff7eb6',
  muted: '#e8b4cb',
};

const meta = preview.meta({
  title: 'Foundations/Brand',
  component: Branded,
  args: { colors: harbour },
  parameters: notes({
    dos: [
      "Import brandTheme from @duneline/ui/brand where a theme is edited or a page is rendered, not in a page's first chunk.",
      'Show the report where colors are chosen: each pair with its original and corrected contrast.',
    ],
    donts: ['Do not set single color roles in addition: their contrast would not be checked.'],
    announces: ['Nothing: it is color.'],
    clause: '§3 theme_config, §7 theme',
  }),
});

/** Some components with the theme of a brand. */
function Branded({ colors }: { colors: BrandColors }) {
  const { properties, scheme } = brandTheme(colors, fonts);
  return (
    <div style={{ ...properties, colorScheme: scheme, padding: 24, background: vars.color.ground, color: vars.color.text }}>
      <Stack>
        <Inline justify="space-between">
          <Heading level={3}>One step to funded</Heading>
          <Badge>Popular</Badge>
        </Inline>
        <Text size="sm" tone="muted">
          Reach a 10% target in a simulated account. <Link href="#rules">The rules</Link>
        </Text>
        <Inline gap={12}>
          <Button variant="primary" size="sm">
            Start challenge
          </Button>
          <Button size="sm">See prices</Button>
        </Inline>
        <Alert tone="warning" title="$62 left before today’s daily limit." />
        <Card padding="none">
          <Sparkline values={[0, 12, 8, 22, 34, 26, 48, 42, 62, 54, 70, 86]} isFilled />
        </Card>
      </Stack>
    </div>
  );
}

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <Branded colors={harbour} />
      <Branded colors={orchard} />
      <Branded colors={candy} />
    </Grid>
  ),
});

export const Repaired = meta.story({
  name: 'Makes words readable that were not, and says which',
  tags: ['!visual'], // covered by the screenshots of States
  args: { colors: candy },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Reach a 10% target/);
    const { pairs, colors } = brandTheme(candy, fonts);
    const pair = pairs.find(({ ink, ground }) => ink === 'muted' && ground === 'ground');
    await expect(pair?.asked).toBeLessThan(2);
    await expect(pair?.ratio).toBeGreaterThanOrEqual(4.5);
    await expect(getComputedStyle(words).getPropertyValue('--color-muted')).toBe(colors.muted);
  },
});
