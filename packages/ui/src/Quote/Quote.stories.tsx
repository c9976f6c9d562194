import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Quote } from './Quote.tsx';

const meta = preview.meta({
  title: 'Text/Quote',
  component: Quote,
  args: {
    children: 'I could read every rule off the chart before I paid for anything.',
    by: 'Amina K.',
    about: 'Simulated funded account, 10K',
  },
  parameters: notes({
    dos: [
      'State in `about` why the author is relevant, and that figures are simulated.',
      "Write no quotation marks: they depend on the page's language.",
    ],
    donts: ['For several testimonials use a TestimonialCarousel or a TestimonialWall.', 'Not to emphasize our own text.'],
    announces: ['"blockquote" with the text, then the author.'],
    clause: '§3 Testimonial',
  }),
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={48}>
      <Quote {...args} size="lg" />
      <Quote {...args}>The receipt showed what I pay and what comes back, both complete. I have not seen that elsewhere.</Quote>
    </Stack>
  ),
});

export const Said = meta.story({
  name: 'Is a quotation with its source',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('I could read every rule');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Amina K.');
  },
});

export const RightToLeft = meta.story({
  name: 'Has the quotation marks of its language',
  globals: { direction: 'rtl' },
  render: () => (
    <div lang="ar">
      <Quote by="أمينة ك." about="حساب ممول محاكى، 10K" size="lg">
        قرأت كل قاعدة على المخطط قبل أن أدفع شيئًا.
      </Quote>
    </div>
  ),
});
