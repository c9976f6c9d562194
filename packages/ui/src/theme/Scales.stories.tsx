import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from './contract.css.ts';
import { typeSteps } from './tokens.ts';

const meta = preview.meta({ title: 'Foundations/Scales', component: Specimen });

/** A value of the contract, with its name. */
function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 16, alignItems: 'baseline' }}>
      <Text as="span" size="xs" tone="faint">
        {name}
      </Text>
      {children}
    </div>
  );
}

export const Type = meta.story({
  name: 'Type: eight steps, fluid between 360 and 1440 pixels',
  render: () => (
    <Stack gap={16}>
      {Object.entries(typeSteps).map(([step, [narrow, wide]]) => {
        const key = step as keyof typeof typeSteps;
        const isTitle = ['xl', 'x2', 'x3', 'x4'].includes(step);
        return (
          <Specimen key={step} name={`${step} · ${narrow} to ${wide}`}>
            <span
              style={{
                fontSize: vars.type[key],
                fontFamily: isTitle ? vars.font.display : vars.font.text,
                fontWeight: isTitle ? 500 : 400,
                letterSpacing: isTitle ? vars.tracking.title : vars.tracking.none,
                lineHeight: isTitle ? vars.leading.heading : vars.leading.text,
              }}
            >
              {isTitle ? 'One step to funded' : 'Close at +10% with every position flat and you have passed.'}
            </span>
          </Specimen>
        );
      })}
    </Stack>
  ),
});

const { section, gutter, ...steps } = vars.space;

export const Space = meta.story({
  name: 'Space: ten steps, and two that grow with the window',
  render: () => (
    <Stack gap={12}>
      {Object.entries({ ...steps, section, gutter }).map(([name, size]) => (
        <Specimen key={name} name={name}>
          <div style={{ inlineSize: size, blockSize: 12, background: vars.color.ridge }} />
        </Specimen>
      ))}
    </Stack>
  ),
});

export const Shape = meta.story({
  name: 'Shape and depth: four corners, tone and hairline, a shadow for what floats',
  render: () => (
    <Grid columns={4} phoneColumns={2} gap={24}>
      {(['badge', 'group', 'control', 'card'] as const).map((corner) => (
        <Box key={corner} corner={corner} edge="control" ground="surface" padding={24}>
          <Text size="sm">{corner}</Text>
        </Box>
      ))}
      {(['ground', 'surface', 'raised'] as const).map((ground) => (
        <Box key={ground} corner="card" edge="line" ground={ground} padding={24}>
          <Text size="sm">{ground}</Text>
        </Box>
      ))}
      <Box corner="card" edge="line" ground="raised" padding={24} isFloating>
        <Text size="sm">floating</Text>
      </Box>
    </Grid>
  ),
});

export const Motion = meta.story({
  name: 'Motion: 120, 180 and 240 ms, and none for who asks for none',
  tags: ['!visual'], // idle
  globals: { motion: 'reduced' },
  render: () => <Button>Start challenge</Button>,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).transitionDuration).toBe('0s');
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  },
});
