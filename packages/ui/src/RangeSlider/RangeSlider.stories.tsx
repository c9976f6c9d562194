import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

const meta = preview.meta({
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  decorators: [narrowDecorator],
  args: {
    label: 'Price',
    defaultValue: { start: 100, end: 400 },
    maxValue: 1000,
    step: 50,
    formatOptions: dollars,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  parameters: notes({
    dos: [
      'Use it to narrow a list: the smallest and the largest value that somebody accepts.',
      'Include the unit in `formatOptions`: it is shown and announced.',
      'Search again in `onChangeEnd`, once per move.',
    ],
    donts: ['For one value use a Slider.', 'For exact numbers use two NumberFields.', 'For days use a DateRangePicker.'],
    keys: {
      Tab: 'Moves from one thumb to the other.',
      '→, ↑': 'One step up (← in right-to-left text).',
      '←, ↓': 'One step down.',
      'Page Up, Page Down': 'About a tenth of the range.',
      'Home, End': 'As far as the other thumb, or to the end of the track.',
    },
    announces: ['A group with the label; two sliders, "Minimum" and "Maximum", with their value as text and the description.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <RangeSlider label="Price" defaultValue={{ start: 100, end: 400 }} maxValue={1000} step={50} formatOptions={dollars} />
      <RangeSlider label="Days of trading" maxValue={60} description="From the first trade." />
      <RangeSlider
        label="Profit share"
        defaultValue={{ start: 0.7, end: 0.9 }}
        maxValue={1}
        step={0.05}
        formatOptions={{ style: 'percent' }}
        isDisabled
        description="Set by your program."
      />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Moves each thumb by keys, and neither past the other',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const smallest = canvas.getByRole('slider', { name: /Minimum/ });
    await userEvent.tab();
    await expect(smallest).toHaveFocus();
    await expect(smallest).toHaveAttribute('aria-valuetext', '$100');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 150, end: 400 });
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ start: 150, end: 400 });
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 400, end: 400 });
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: /Maximum/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 400, end: 1000 });
  },
});

export const ByPointer = meta.story({
  name: 'Moves the nearer thumb to where the track is pressed, and reports the end of the move',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas }) => {
    const track = canvas.getAllByRole('slider')[0]?.closest('[data-rac]')?.parentElement as HTMLElement;
    const { left, width } = track.getBoundingClientRect();
    const at = (share: number) => ({ pointerId: 1, button: 0, clientX: left + width * share });
    await fireEvent.pointerDown(track, at(0.9));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 100, end: 900 });
    await fireEvent.pointerMove(track, at(0.85));
    await fireEvent.pointerMove(track, at(0.8));
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    await fireEvent.pointerUp(track, at(0.8));
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ start: 100, end: 800 });
  },
});

export const InForm = meta.story({
  name: 'Sends both numbers with its form, and is reset with it',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  render: (args) => (
    <Form aria-label="Filter">
      <RangeSlider {...args} startName="from" endName="to" />
      <button type="reset">Reset</button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form'))];
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(sent()).toEqual([
      ['from', '950'],
      ['to', '1000'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        ['from', '100'],
        ['to', '400'],
      ]),
    );
  },
});

export const RightToLeft = meta.story({
  name: 'Runs from the right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { label: 'السعر', startLabel: 'الأدنى', endLabel: 'الأعلى' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: /الأدنى/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 150, end: 400 });
  },
});
