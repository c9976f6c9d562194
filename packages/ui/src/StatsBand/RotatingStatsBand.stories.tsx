import { content } from '@duneline/specs/site';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { figuresOf } from './figures.story-support.ts';
import { RotatingStatsBand } from './RotatingStatsBand.tsx';

const figures = figuresOf(content.stats);

const meta = preview.meta({
  title: 'Blocks/RotatingStatsBand',
  component: RotatingStatsBand,
  args: { figures, note: 'Sample figures. Each one has a source, a scope and a date.', onGroupChange: fn() },
  parameters: notes({
    dos: ['Start with the four most important figures: many users see no others.', 'State that samples are samples.'],
    donts: ['For six figures, which fit on one line, use StatsBand.'],
    keys: {
      Tab: 'Pauses at the visible four while the focus is there.',
      'Enter, Space': 'On the pause button: pauses and resumes.',
    },
    announces: ['Description lists with all figures, whichever four are visible; changes are not announced.'],
    machine: 'hero-stats',
    clause: '§4 Hero stats rotate four at a time every 4s and pause on hover or under reduced motion',
  }),
});

export const States = meta.story({ args: { group: 0 } });
export const LastGroup = meta.story({ args: { group: 1 } });
export const OnAPhone = meta.story({ args: { group: 0 }, globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ args: { group: 0 }, globals: { direction: 'rtl' } });

/** The visible labels. */
const seen = (terms: readonly HTMLElement[]) =>
  terms.filter((term) => term.closest('[data-away]') === null).map((term) => term.textContent);

const labels = content.stats.map(({ label }) => label);

export const Turns = meta.story({
  name: 'Shows the next four by itself, and all of them to a screen reader',
  tags: ['!visual', 'audited'], // animated
  play: async ({ args, canvas, canvasElement }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms.map((term) => term.textContent)).toEqual(labels);
    await expect(seen(terms)).toEqual(labels.slice(0, 4));
    const { height } = canvasElement.getBoundingClientRect();
    await waitFor(() => expect(seen(terms)).toEqual(labels.slice(4)));
    await expect(args.onGroupChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await waitFor(() => expect(seen(terms)).toEqual(labels.slice(0, 4)));
  },
});

export const Stops = meta.story({
  name: 'Is stopped by its button',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the figures' }));
    await expect(canvas.getByRole('button', { name: 'Play the figures' })).toBeVisible();
  },
});

export const Controlled = meta.story({
  name: 'Asks for the next four and shows what it is told when it is controlled',
  tags: ['!visual'], // looks the same as States
  args: { group: 1 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onGroupChange).toHaveBeenCalledWith(0));
    await expect(seen(canvas.getAllByRole('term'))).toEqual(labels.slice(4));
  },
});

export const Calm = meta.story({
  name: 'Shows all of them under reduced motion',
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    for (const term of canvas.getAllByRole('term')) await expect(term).toBeVisible();
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
  },
});
