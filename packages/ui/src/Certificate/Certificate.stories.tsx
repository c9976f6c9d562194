import { expect, fn, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { Certificate } from './Certificate.tsx';

const print = fn();

const meta = preview.meta({
  title: 'Blocks/Certificate',
  component: Certificate,
  args: {
    brand: 'Duneline',
    title: 'Certificate of a passed evaluation',
    lead: 'Awarded to',
    name: 'Leila Karam',
    text: 'Reached the 10% target of a simulated $10,000 evaluation on day 24, within every limit.',
    facts: [
      { id: 'account', label: 'Simulated account', value: '$10,000, 1-step' },
      { id: 'result', label: 'Result', value: '+ $1,050.00' },
      { id: 'date', label: 'Passed on', value: '17 November 2026' },
      { id: 'number', label: 'Number', value: 'DL-10-48213' },
    ],
    path: sampleEvaluation,
    note: 'A sample. The edge is the path of the account, drawn from its closes.',
    action: <Button onPress={print}>Print</Button>,
  },
  parameters: notes({
    dos: [
      'Say "simulated" in the sentence.',
      'Let the action call `window.print()`: the certificate prints alone, on one page, black on white.',
    ],
    donts: ['Use only one per page, because of its print styles.'],
    announces: ['An article with the title as heading, the sentence, and a list of facts; the border is decorative.'],
    machine: 'evaluation-lifecycle',
    clause: '§2 /dashboard: certificates; §4 pass',
  }),
});

export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = within(canvas.getByRole('article'));
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveTextContent('Certificate of a passed evaluation');
    await expect(sheet.getByText('Number').nextElementSibling).toHaveTextContent('DL-10-48213');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalled();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    title: 'شهادة اجتياز التقييم',
    lead: 'تُمنح إلى',
    name: 'ليلى كرم',
    text: 'بلغت هدف 10٪ لتقييم محاكاة بقيمة 10,000 دولار في اليوم 24 ضمن كل الحدود.',
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
