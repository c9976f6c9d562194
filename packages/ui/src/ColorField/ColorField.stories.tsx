import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { darkColors } from '../theme/tokens.ts';
import { ColorField } from './ColorField.tsx';

const { ground, surface, muted, primary, onPrimary } = darkColors;
const pages = [
  { name: 'On the page', color: ground },
  { name: 'On panels', color: surface },
];
/** A secondary text color with slightly too little contrast. */
const tooDark = '#7a7468';

const meta = preview.meta({
  title: 'Forms/ColorField',
  component: ColorField,
  decorators: [narrowDecorator],
  args: { label: 'Muted', defaultValue: tooDark, against: pages, onChange: fn() },
  parameters: notes({
    dos: [
      'List the colors that it is combined with, and the required contrast: 4.5 for text, 3 for borders.',
      'Set `isGround` if the other colors are text on it.',
    ],
    donts: [
      'For one of a few given colors use a RadioGroup.',
      'To check a complete theme use brandTheme, which knows every pair.',
    ],
    keys: {
      'Digits, A to F': 'Type the color; three digits are sufficient.',
      'Tab, Enter': 'To the swatch, and into the color picker.',
      '↑, ↓, ←, →': 'Change shade or hue by one step; with Shift by ten.',
      Escape: 'Closes the color picker without a change.',
    },
    announces: [
      'A text box with its label, its error and its description; before it a button with "has popup: dialog".',
      'In the dialog, sliders with the names of shades and hues, in the language of the I18nProvider.',
      'The number of insufficient contrasts, when it changes.',
    ],
    machine: 'theme',
    clause: '§3 theme_config: colors',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <ColorField label="Muted" description="Secondary text." defaultValue={tooDark} against={pages} />
      <ColorField label="Primary" defaultValue={primary} isGround against={[{ name: 'Button text', color: onPrimary }]} />
      <ColorField label="Accent" defaultValue={muted} errorMessage="It is too near to the colour of text. Choose another hue." />
      <ColorField label="Background" necessity="fixed" defaultValue={ground} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('4.21 : 1');
    await canvas.findByText('10.05 : 1');
  },
});

export const OutOfReach = meta.story({
  name: 'Says when no lightness of the colour passes',
  args: {
    label: 'Edge',
    defaultValue: '#808080',
    against: [
      { name: 'On paper', color: '#ffffff', needed: 3 },
      { name: 'On ink', color: '#000000' },
      { name: 'On stone', color: '#777777' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No lightness of this colour passes against all of them.');
    await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
  },
});

export const Open = meta.story({
  parameters: { picture: 'page' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/4\.21 : 1/);
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour: Muted' }));
    await screen.findByRole('dialog', { name: 'Pick a colour: Muted' });
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const Written = meta.story({
  name: 'Takes a colour that is written, and says what is none',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Muted' });
    await expect(field).toHaveValue('#7A7468');
    await userEvent.clear(field);
    await userEvent.type(field, '#e2b872');
    await expect(args.onChange).toHaveBeenLastCalledWith('#e2b872');
    await userEvent.clear(field);
    await userEvent.type(field, 'sand');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('“sand” is no colour.'));
    await expect(args.onChange).toHaveBeenLastCalledWith('#e2b872');
    await userEvent.clear(field);
    await userEvent.type(field, 'fff');
    await userEvent.tab();
    await expect(field).toHaveValue('#FFFFFF');
    await expect(field).toBeValid();
  },
});

export const Rated = meta.story({
  name: 'Rates each contrast as it changes, offers the nearest that passes, and takes it',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Contrast' });
    const rows = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    await waitFor(() => expect(rows()).toEqual(['On the page4.21 : 1Fails 4.5 : 1', 'On panels4.00 : 1Fails 4.5 : 1']));
    const summary = canvas.getAllByRole('status').at(-1);
    await expect(summary).toHaveTextContent('2 of 2 contrasts too low.');
    await userEvent.click(canvas.getByRole('button', { name: /^Use/ }));
    const field = canvas.getByRole('textbox', { name: 'Muted' });
    await expect(field).toHaveFocus();
    await expect(summary).toHaveTextContent('Every contrast passes.');
    await expect(rows().join(' ')).toMatch(/Passes 4\.5 : 1.*Passes 4\.5 : 1/);
    await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#[0-9a-f]{6}$/));
  },
});

export const ByKeyboard = meta.story({
  name: 'Opens, moves through shades and hues, and hands the focus back, by keys',
  tags: ['!visual'], // covered by the screenshots of Open
  args: { defaultValue: '#ff0000' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const swatch = canvas.getByRole('button', { name: 'Pick a colour: Muted' });
    await expect(swatch).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>100/}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#000000');
    await userEvent.keyboard('{ArrowUp>100/}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff0000');
    const hue = within(dialog).getByRole('slider', { name: /Hue/ });
    hue.focus();
    await userEvent.keyboard('{ArrowRight>60/}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ffff00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(swatch).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('#FFFF00');
  },
});

export const ByPointer = meta.story({
  name: 'Takes the shade that is pressed, by pointer and by touch',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour: Muted' }));
    const dialog = await screen.findByRole('dialog');
    const shades = within(dialog).getAllByRole('group')[0] as Element;
    const { left, top, right } = shades.getBoundingClientRect();
    const press = async (pointerType: 'mouse' | 'touch', clientX: number) => {
      const at = { bubbles: true, pointerType, pointerId: pointerType === 'mouse' ? 1 : 2, clientX, clientY: top + 1 };
      await fireEvent(shades, new PointerEvent('pointerdown', at));
      await fireEvent(shades, new PointerEvent('pointerup', at));
    };
    await press('mouse', left + 1);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#f[a-f]f[a-f]f[a-f]$/));
    await press('touch', right - 1);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#f[a-f][0-9a-f]{2}0/));
  },
});

export const Controlled = meta.story({
  name: 'Keeps its hue while it is moved through black, where the caller holds the colour',
  tags: ['!visual'], // covered by the screenshots of Open
  render: function Held(args) {
    const [color, setColor] = useState('#00ff00');
    return <ColorField {...args} value={color} onChange={setColor} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour: Muted' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>100/}');
    const field = screen.getByRole('textbox', { hidden: true });
    await expect(field).toHaveValue('#000000');
    await userEvent.keyboard('{ArrowUp>100/}');
    await expect(field).toHaveValue('#00FF00');
  },
});

export const InForm = meta.story({
  name: 'Carries its colour in a form and shows the error of its name',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Theme" validationErrors={{ muted: 'Another admin changed it. Compare before you go on.' }}>
      <ColorField {...args} name="muted" />
    </Form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['muted', '#7A7468']]);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining('Another admin changed it.'));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'نص ثانوي',
    description: 'النصوص المساعدة.',
    against: [
      { name: 'على الصفحة', color: ground },
      { name: 'على اللوحات', color: surface },
    ],
    words: {
      pick: (label) => `اختر لونًا: ${label}`,
      passes: 'يجتاز',
      fails: 'لا يجتاز',
      nearest: 'أقرب لون يجتاز:',
      use: (color) => `استخدم ${color}`,
    },
  },
  decorators: [(Story) => <I18nProvider locale="ar-AE">{Story()}</I18nProvider>],
  play: async ({ canvas }) => {
    await canvas.findByText(/4\.21 : 1/);
  },
});
