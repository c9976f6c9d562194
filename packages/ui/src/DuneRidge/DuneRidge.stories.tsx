import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { DuneRidge } from './DuneRidge.tsx';

const meta = preview.meta({
  title: 'Drawings/DuneRidge',
  component: DuneRidge,
  args: {
    values: sampleEvaluation.map((percent) => 10_000 + percent * 100),
    target: 11_000,
    targetLabel: 'Target $11,000 · +10%',
    passedLabel: 'Day 24 · passed',
    description: 'A simulated 10K evaluation climbs for 24 days and closes above its target of $11,000.',
  },
  parameters: notes({
    dos: ['Draw it from numbers, and describe them and that they are simulated.', 'Keep the space above it empty.'],
    donts: [
      'For a chart with readable values use EquityCurve or LineChart.',
      'Do not mirror it: time runs from left to right in every language.',
    ],
    announces: ['Role "figure" with its description; its labels as text.'],
    clause: '§2 Home page 1: hero',
  }),
});

/** The hero of the home page: layers appear once, from back to front. */
export const Hero = meta.story({
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: /simulated 10K evaluation/ })).toBeVisible();
    const ring = canvasElement.querySelector('circle')?.getBoundingClientRect();
    await expect(ring?.width).toBeCloseTo(ring?.height ?? 0, 1);
  },
});

/** The ridge alone, without animation, for a card whose edges it touches. */
export const Card = meta.story({ args: { variant: 'card', targetLabel: '+10% target', passedLabel: 'Passed' } });

/** Time runs from left to right in every language: the ring remains at the right. */
export const RightToLeft = meta.story({
  args: { targetLabel: 'الهدف 11,000 دولار', passedLabel: 'اجتياز في اليوم 24' },
  parameters: { layout: 'fullscreen' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('figure')?.getBoundingClientRect();
    const ring = canvasElement.querySelector('circle')?.getBoundingClientRect();
    await expect((ring?.x ?? 0) - (picture?.x ?? 0)).toBeGreaterThan((picture?.width ?? 0) * 0.75);
  },
});
