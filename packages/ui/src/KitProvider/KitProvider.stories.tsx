import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { KitProvider } from './KitProvider.tsx';

const meta = preview.meta({
  title: 'Foundations/KitProvider',
  component: KitProvider,
  parameters: notes({
    dos: [
      'Put one around the app, with the language, the texts and the link component of its router.',
      'On a server, name the direction, which is read from the page in the browser.',
    ],
    donts: ['For one component use its own props: they take precedence.'],
    announces: ['Nothing itself: it has no element. The texts of the components inside it are in its language.'],
  }),
});

const texts = { Breadcrumbs: { 'aria-label': 'مسار الصفحة' }, SearchField: { clearLabel: 'مسح' } };

export const Arabic = meta.story({
  name: 'Supplies language, numerals and texts',
  globals: { direction: 'rtl' },
  args: { locale: 'ar-EG', numerals: 'arab', texts, children: null },
  render: (args) => (
    <KitProvider {...args}>
      <Stack gap={16}>
        <Breadcrumbs items={[{ label: 'الرئيسية', href: '#home' }]} current="الأسعار" />
        <SearchField aria-label="بحث" defaultValue="DL-482" />
        <Text>
          <Money cents={9_900} />
        </Text>
      </Stack>
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'مسار الصفحة' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'مسح' })).toBeVisible();
    await expect(canvas.getByText(/٩٩/)).toBeVisible();
  },
});

export const Compact = meta.story({
  name: 'Makes controls smaller where density is compact',
  args: { density: 'compact', children: null },
  render: (args) => (
    <KitProvider {...args}>
      <Stack gap={16}>
        <TextField label="E-mail" />
        <Button variant="primary">Continue</Button>
      </Stack>
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeLessThan(48));
  },
});
