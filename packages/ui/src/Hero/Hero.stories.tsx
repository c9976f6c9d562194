import { catalogue, payouts, rules } from '@duneline/specs/site';
import { expect, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { DuneRidge } from '../DuneRidge/DuneRidge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import { Hero } from './Hero.tsx';

const [program] = catalogue.programs;
const target = program?.phases[0]?.rules.profitTargetPercent ?? 0;
const size = program?.tiers[1]?.label;
const lastDay = sampleEvaluation.length - 1;

const meta = preview.meta({
  title: 'Blocks/Hero',
  component: Hero,
  args: {
    title: 'One step to funded.',
    words: ['Copy Trading', 'Revolutionary'],
    lead: `Reach a ${target}% target in a simulated account. Your fee comes back with a bonus of ${payouts.winnersBonusPercent}%.`,
    actions: (
      <>
        <ButtonLink variant="primary" size="lg" href="#checkout">
          Request Access <Icon of={arrowRight} />
        </ButtonLink>
        <ButtonLink size="lg" href="#pricing">
          See prices
        </ButtonLink>
      </>
    ),
    picture: (
      <DuneRidge
        values={sampleEvaluation}
        target={target}
        targetLabel={`Target +${target}%`}
        passedLabel={`Day ${lastDay} · passed`}
        description={`A sample ${size} evaluation, simulated, passes its target on day ${lastDay}.`}
      />
    ),
    caption: `Simulated ${size} evaluation, daily closing balance. A sample, not a forecast.`,
    condition: `No time limit. ${rules.inactivityDays} days without a trade closes the account.`,
  },
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: [
        'State conditions beside the offer.',
        'Choose words that make sense without animation: screen readers read all of them.',
        'Keep the upper end of the picture empty.',
      ],
      donts: ['Use it once, at the start of a page.', 'No picture that is not drawn from numbers.'],
      keys: {
        Tab: 'Pauses the line while the focus is in the text.',
        'Enter, Space': 'On the pause button: pauses and resumes.',
      },
      announces: ['A heading of level 1 with the title and all words; typed characters are not announced.'],
      machine: 'typing-headline',
      clause: '§2 Hero; §4 The typing headline',
    }),
  },
});

/** The line while a word is being typed. */
export const States = meta.story({ args: { typed: 'Revolu' }, globals: { viewport: { value: 'desktop' } } });

export const OnAPhone = meta.story({
  args: { typed: 'Copy Trading' },
  globals: { viewport: { value: 'tallPhone' } },
  parameters: {
    accessibility: { tabOrder: 'The pause stands beside the line that it stops, and comes after what a visitor came for.' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: {
    title: 'خطوة واحدة إلى التمويل.',
    words: ['نسخ التداول', 'مختلف تمامًا'],
    typed: 'نسخ التد',
    lead: `حقّق هدفًا قدره ${target}% في حساب محاكى، وتعود إليك الرسوم.`,
    caption: `تقييم محاكى ${size}، عينة وليس توقعًا.`,
    condition: `بلا حد زمني. ${rules.inactivityDays} يومًا من دون صفقة تُغلق الحساب.`,
    actions: (
      <ButtonLink variant="primary" size="lg" href="#checkout">
        اطلب الوصول <Icon of={arrowRight} />
      </ButtonLink>
    ),
    pauseLabel: 'إيقاف العنوان',
  },
});

export const Calm = meta.story({
  name: 'Shows its first word at rest under reduced motion',
  tags: ['!visual'], // looks the same as States
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pause the headline' })).not.toBeInTheDocument());
    await expect(within(canvas.getByRole('heading', { level: 1 })).getByText('Copy Trading', { exact: true })).toBeVisible();
  },
});

/** The text of the second line, and the height of the heading. */
function lineOf(heading: HTMLElement) {
  return { text: heading.querySelector('[aria-hidden]')?.textContent ?? '', height: heading.getBoundingClientRect().height };
}

export const Types = meta.story({
  name: 'Types its words by itself and keeps its height',
  tags: ['!visual', 'audited'], // animated
  args: { pace: { typing: 20, deleting: 10, resting: 40 } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'One step to funded. Copy Trading, Revolutionary' });
    const { height } = lineOf(heading);
    for (const text of ['Copy', '', 'Rev', 'Revolutionary', 'Copy Trading']) {
      await waitFor(() => expect(lineOf(heading).text).toBe(text), { interval: 1 });
      await expect(lineOf(heading).height).toBe(height);
    }
  },
});

export const Stops = meta.story({
  name: 'Is stopped by its button and goes on from there',
  tags: ['!visual'], // looks the same as States
  args: { pace: { typing: 20, deleting: 10, resting: 40 } },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the headline' }));
    const { text } = lineOf(heading);
    const resume = canvas.getByRole('button', { name: 'Resume the headline' });
    await userEvent.unhover(resume);
    resume.blur();
    await expect(lineOf(heading).text).toBe(text);
    await userEvent.click(resume);
    await userEvent.unhover(resume);
    canvas.getByRole('button', { name: 'Pause the headline' }).blur();
    await waitFor(() => expect(lineOf(heading).text).not.toBe(text));
  },
});

export const Held = meta.story({
  name: 'Stands still while a link in it has the focus',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Request Access' })).toHaveFocus();
    await expect(lineOf(canvas.getByRole('heading', { level: 1 })).text).toBe('Copy Trading');
  },
});
