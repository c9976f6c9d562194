import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Sparkline } from './Sparkline.tsx';

const closes = [0, 0.4, 0.3, 1.2, 1.8, 1.5, 1.6, 3, 4.4, 3.6, 2.8, 3, 4, 5.4, 5.8, 5, 4.8, 6, 7];

const meta = preview.meta({
  title: 'Drawings/Sparkline',
  component: Sparkline,
  args: { values: closes },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Add a description if the line has information that the text beside it does not.'],
    donts: ['For values that are read point by point use a LineChart.'],
    announces: ['The description; without it the line is decorative.'],
  }),
});

export const Filled = meta.story({ args: { isFilled: true } });

/** A copy of an account, dotted below the first one and on the same scale. */
export const WithACopy = meta.story({
  args: {
    values: closes.map((close) => close + 4),
    second: closes,
    isFilled: true,
    description: 'A simulated account and its copy move together.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A simulated account and its copy move together.')).toBeInTheDocument();
  },
});

/** The bright part of the ridge is in the past. */
export const Progress = meta.story({
  args: { known: 12, isFilled: true, hasRing: true, description: '64 percent of the way to the target.' },
});

/** No measurements yet: dotted, outline only. */
export const Empty = meta.story({ args: { isUnknown: true } });
