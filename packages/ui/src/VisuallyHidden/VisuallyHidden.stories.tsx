import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: notes({
    dos: [
      "Give screen reader users information that others see from the layout: the subject of a price, a table's content.",
      'Prefer it to aria-label for text, because it is translated with the page.',
    ],
    donts: [
      'Show information that helps everybody.',
      'Not for controls: focused elements must be visible (SkipLink shows itself).',
    ],
    announces: ['Its text.'],
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
