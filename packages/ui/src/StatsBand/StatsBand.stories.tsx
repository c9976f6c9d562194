import { claims, content } from '@duneline/specs/site';
import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { figuresOf } from './figures.story-support.ts';
import { StatsBand } from './StatsBand.tsx';

const sources = Object.entries(claims).filter(([id]) => content.stats.some((stat) => stat.id === id));

const meta = preview.meta({
  title: 'Blocks/StatsBand',
  component: StatsBand,
  args: {
    figures: figuresOf(content.stats),
    note: 'Sample figures. Each one has a source, a scope and a date.',
    children: (
      <Disclosure title="Where the figures come from">
        <DescriptionList
          items={sources.map(([id, { value, label, scope, source }]) => ({
            id,
            label: `${value} ${label}`,
            value: `${scope}. ${source}.`,
          }))}
        />
      </Disclosure>
    ),
  },
  parameters: notes({
    dos: ['State where the figures come from, and that samples are samples.', 'At most six on one line.'],
    donts: ['They do not count up.', 'For more than six use RotatingStatsBand.', 'For a figure with a change use a Stat.'],
    announces: ['A description list: the name, then the figure.'],
    clause: '§2 Stats band; §9 Marketing figures',
  }),
});

export const States = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').slice(0, content.stats.length);
    await expect(terms.map((term) => term.textContent)).toEqual(content.stats.map(({ label }) => label));
    const tops = terms.map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
