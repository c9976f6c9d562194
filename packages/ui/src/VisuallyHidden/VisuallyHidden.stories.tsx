import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ title: 'Foundations/VisuallyHidden', component: VisuallyHidden });

export const Spoken = meta.story({
  name: 'Names a link without being seen',
  tags: ['!visual'], // nothing to be seen
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
