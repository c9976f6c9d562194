import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from './contract.css.ts';

const meta = preview.meta({ title: 'Foundations/Colours', component: Swatch });

/** A color role with its name. */
function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Stack gap={4}>
      <div
        style={{ inlineSize: 104, blockSize: 56, borderRadius: 8, background: value, border: `1px solid ${vars.color.line}` }}
      />
      <Text as="span" size="xs" tone="muted">
        {name}
      </Text>
    </Stack>
  );
}

const roles = () => (
  <Inline gap={16}>
    {Object.entries(vars.color).map(([name, value]) => (
      <Swatch key={name} name={name} value={value} />
    ))}
  </Inline>
);

export const Roles = meta.story({ render: roles });

export const HighContrast = meta.story({
  name: 'High contrast: text 7 : 1 or more, edges 4.5 : 1 or more',
  globals: { contrast: 'more' },
  render: roles,
});
