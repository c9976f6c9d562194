import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Flag } from './Flag.tsx';

const meta = preview.meta({
  title: 'Data/Flag',
  component: Flag,
  args: { code: 'AE' },
  parameters: notes({
    dos: ["Show the country's name if there is space: `isNamed`.", 'Pass `name` if you know it, because browsers differ.'],
    donts: ['It represents a country, never a language.'],
    announces: ['The name of the country, not its letters.'],
    clause: '§3 Payout entry: country',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={16}>
      <Inline gap={12}>
        {['AE', 'IN', 'NG', 'PT', 'SE', 'VN'].map((code) => (
          <Flag key={code} code={code} />
        ))}
      </Inline>
      <Inline gap={24}>
        <Flag code="AE" isNamed />
        <Flag code="in" isNamed />
        <Flag code="BR" isNamed locale="pt" />
      </Inline>
    </Stack>
  ),
});

export const Spoken = meta.story({
  name: 'Says the name of the country, in the language of the page',
  tags: ['!visual'], // looks the same as States
  args: { code: 'ae', locale: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Émirats arabes unis')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[title="Émirats arabes unis"]')).toHaveTextContent('AE');
  },
});

export const RightToLeft = meta.story({
  name: 'Stands at the right of its name in Arabic',
  globals: { direction: 'rtl' },
  args: { code: 'AE', locale: 'ar', isNamed: true },
});
