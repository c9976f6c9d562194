import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { vars } from '../theme/contract.css.ts';
import { duneLine } from './duneLine.ts';
import { sampleEvaluation } from './sampleEvaluation.ts';

const BOX = { x: 4, y: 8, width: 712, height: 232 };

interface LineProps {
  values: readonly number[];
  faceDepth: number;
}

/** The output of `duneLine`: ridge, area, faces, and the position of every close. */
function Line({ values, faceDepth }: LineProps) {
  const { ridge, area, faces, points } = duneLine(values, BOX, { faceDepth, domain: [-8, 10.5] });
  return (
    <svg viewBox="0 0 720 240" aria-hidden>
      <path d={area} fill={vars.color.duneLit} />
      <path d={faces} fill={vars.color.duneFace} />
      <path d={ridge} fill="none" stroke={vars.color.ridge} strokeWidth="2.25" />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.5" fill={vars.color.text} />
      ))}
    </svg>
  );
}

const meta = preview.meta({
  title: 'Drawings/DuneLine',
  component: Line,
  args: { values: sampleEvaluation, faceDepth: 3.6 },
  argTypes: { faceDepth: { control: { type: 'range', min: 3.2, max: 4.2, step: 0.1 } } },
  parameters: notes({
    dos: ['Use it for every line of data, and for decorations based on real numbers.'],
    donts: [
      'It only returns path data: for a chart with texts use LineChart or Sparkline.',
      'Do not mirror it: time runs from left to right in every language.',
    ],
    announces: ['Nothing: hide the surrounding SVG, and put a text beside it.'],
  }),
});

/** Rises slowly and falls fast; larger falls have larger faces. */
export const Evaluation = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(25);
    await expect(canvasElement.querySelectorAll('path')[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
  },
});
