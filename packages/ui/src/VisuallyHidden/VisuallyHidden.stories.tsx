import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: notes({
    dos: [
      'Say for those who listen what others see from the place: what a price is for, what a table contains.',
      'Prefer it to aria-label inside text: it is translated with the page.',
    ],
    donts: [
      'What helps everybody should be seen.',
      'Never a control: what has the focus must be visible (SkipLink shows itself).',
    ],
    announces: ['Its words, where they stand.'],
  }),
});

export const Spoken = meta.story({
  name: 'Names a link without being seen',
  tags: ['!visual'], // nothing visible
  render: () => (
    <a href="#pricing">
      $99 <VisuallyHidden>for a 10K evaluation</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '$99 for a 10K evaluation' })).toBeVisible();
    await expect(canvas.getByText('for a 10K evaluation').getBoundingClientRect().width).toBe(1);
  },
});
