import { expect, fireEvent, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const percent = (value: number) => `${value} %`;

const meta = preview.meta({
  title: 'Forms/Slider',
  component: Slider,
  decorators: [narrowDecorator],
  args: { label: 'Monthly return', defaultValue: 4, minValue: 1, maxValue: 20, formatValue: percent },
  parameters: notes({
    dos: [
      'Use it for values to try out: the result of a return, the cost of a risk.',
      'Include the unit in `formatOptions` or `formatValue`: it is shown and announced.',
    ],
    donts: ['For an exact number use a NumberField.', 'For a few named values use a SegmentedControl.'],
    keys: {
      '→, ↑': 'One step up (← in right-to-left text).',
      '←, ↓': 'One step down.',
      'Page Up, Page Down': 'About a tenth of the range.',
      'Home, End': 'The minimum and the maximum.',
    },
    announces: ['Role "slider" with its label, its value as text and its description; the new value after each step.'],
    machine: 'calculator',
    clause: '§9 Business constants: sizes, targets',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <Slider
        label="Account size"
        defaultValue={50_000}
        minValue={5000}
        maxValue={200_000}
        step={5000}
        formatOptions={dollars}
        hasEnds
      />
      <Slider
        label="Monthly return"
        defaultValue={4}
        minValue={1}
        maxValue={20}
        formatValue={percent}
        description="Of a simulated account."
      />
      <Slider label="Risk per trade" defaultValue={0} maxValue={5} step={0.25} formatValue={percent} />
      <Slider
        label="Profit share"
        defaultValue={80}
        minValue={70}
        maxValue={90}
        formatValue={percent}
        isDisabled
        description="Set by your program."
      />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Is one stop of the keyboard, says its value in words and reports each step',
  args: { onChange: fn(), onChangeEnd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Monthly return' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '4 %');
    await fireEvent.input(slider, { target: { value: '5' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    await fireEvent(slider, new Event('change', { bubbles: true }));
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(5);
    await expect(slider).toHaveAttribute('aria-valuetext', '5 %');
  },
});

export const RightToLeft = meta.story({
  name: 'Fills from the right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { label: 'العائد الشهري', defaultValue: 6, hasEnds: true },
});
