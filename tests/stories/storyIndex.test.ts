import { expect, it } from 'vitest';
import { chooseComponents, standsForComponent } from './lookAtStories.ts';
import { byComponent, chosen, type Story } from './storyIndex.ts';

const story = (id: string, more: Partial<Story> = {}): Story => ({
  id,
  title: 'Forms/Slider',
  name: id,
  exportName: 'Other',
  importPath: './packages/ui/src/Slider/Slider.stories.tsx',
  tags: ['visual'],
  ...more,
});
const slider = story('forms-slider--states', { exportName: 'States' });
const keyboard = story('forms-slider--keyboard', { tags: [] });
const chart = story('charts-line--states');

it('chooses stories by parts of their ids, and all without a choice', () => {
  expect(chosen([slider, keyboard, chart], 'slider--s,charts-')).toEqual([slider, chart]);
  expect(chosen([slider, keyboard, chart])).toHaveLength(3);
});

it('keeps the stories of a component together', () => {
  expect(byComponent([slider, chart, keyboard])).toEqual([[slider, keyboard], [chart]]);
});

it('takes the tree of a component from its States, else from its first picture, and none from a page of a spec', () => {
  expect(standsForComponent([keyboard, chart, slider])).toBe(slider);
  expect(standsForComponent([keyboard, chart])).toBe(chart);
  expect(
    standsForComponent([story('machines-theme--inspector', { importPath: './specs/statecharts/theme.table.yaml' })]),
  ).toBeUndefined();
});

it('leaves what stands for a component what it is when only another of its stories is chosen', () => {
  expect(chooseComponents([slider, keyboard, chart], 'slider--keyboard')).toEqual([{ stories: [keyboard], standsFor: slider }]);
});
