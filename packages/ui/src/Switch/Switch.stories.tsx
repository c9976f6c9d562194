import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Analytics' },
  parameters: notes({
    dos: [
      'Use it for a setting that takes effect immediately.',
      'Name the setting, not the action: "Analytics", not "Switch analytics on".',
    ],
    donts: ['For a choice that is submitted with a form use a Checkbox.', 'For two opposite words use a SegmentedControl.'],
    keys: { Space: 'Toggles it.', Tab: 'Moves to the next control.' },
    announces: ['Role "switch" with its label as name, "on" or "off", and the description.'],
    machine: 'cookie-consent',
    clause: '§4 Cookie banner: Customize',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={12}>
      <Switch defaultSelected>Analytics</Switch>
      <Switch description="Lets us see which advertisement brought you here.">Marketing</Switch>
      <Switch isSelected isDisabled description="Always on: the site does not work without them.">
        Necessary
      </Switch>
    </Stack>
  ),
});

export const Toggled = meta.story({
  name: 'Switches by its label and by the space bar',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Analytics' });
    await userEvent.click(canvas.getByText('Analytics'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
  },
});

export const RightToLeft = meta.story({
  name: 'Moves its knob towards the end of the line',
  globals: { direction: 'rtl' },
  args: { defaultSelected: true },
});
