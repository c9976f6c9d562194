import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ComboBox } from './ComboBox.tsx';

const countries = [
  { id: 'AE', label: 'United Arab Emirates' },
  { id: 'BR', label: 'Brazil' },
  { id: 'DE', label: 'Germany' },
  { id: 'IN', label: 'India' },
  { id: 'KE', label: 'Kenya' },
  { id: 'US', label: 'United States', description: 'Payouts by bank only.' },
] as const;

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  decorators: [narrowDecorator],
  args: { label: 'Country', items: countries },
  parameters: notes({
    dos: [
      'Use it for long lists of known names: countries, instruments, accounts.',
      'Filter on the server if the options come from there: `filteredBy="caller"`, `isPending`.',
    ],
    donts: ['For up to thirty options use a Select.', 'For free text use a SearchField.'],
    keys: {
      Typing: 'Opens the list with matching options.',
      '↓, ↑': 'Opens the list; moves in it.',
      Enter: 'Selects the active option.',
      Escape: 'Closes the list; pressed again, restores the previous value.',
    },
    announces: [
      'Role "combobox" with its label, "expanded" or "collapsed", its error and its description.',
      'The number of matching options while typing, the active option, and "Loading…".',
    ],
    machine: 'kyc-upload',
    clause: '§2 /affiliate-dashboard/kyc; §3 country',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <ComboBox label="Country" items={countries} placeholder="Type a part of its name" description="As on your passport." />
      <ComboBox label="Country" items={countries} defaultValue="KE" necessity="optional" />
      <ComboBox label="Country" items={countries} defaultValue="US" errorMessage="We cannot pay there yet." />
      <ComboBox label="Instrument" items={[]} placeholder="EURUSD" isPending />
      <ComboBox label="Country" items={countries} defaultValue="AE" isDisabled description="Set by your KYC." />
    </Stack>
  ),
});

export const Filters = meta.story({
  name: 'Leaves what matches and chooses it by keys',
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: 'page' },
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(input, 'united');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
    await expect(input).toHaveValue('United States');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(input);
    await userEvent.type(input, 'united');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
  },
});

export const Opened = meta.story({
  name: 'Opens all by its button and takes one by pointer',
  tags: ['!visual'], // covered by the screenshots of Filters
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(countries.length);
    await userEvent.click(screen.getByRole('option', { name: 'Kenya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('KE');
    await expect(canvas.getByRole('combobox')).toHaveValue('Kenya');
  },
});

export const Empty = meta.story({
  name: 'Says that nothing matches, and goes back to the choice when it is left',
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: 'page' },
  args: { defaultValue: 'KE' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.type(input, 'Atlantis');
    await screen.findByText('Nothing matches.');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.type(input, 'Atlantis');
    await screen.findByText('Nothing matches.');
  },
});

export const FilteredByCaller = meta.story({
  name: 'Asks the caller for options and says that they are on their way',
  tags: ['!visual'], // covered by the screenshots of States
  render: function Asked(args) {
    const [question, setQuestion] = useState('');
    const [answered, setAnswered] = useState('');
    return (
      <Stack>
        <ComboBox
          {...args}
          label="Instrument"
          items={answered ? [{ id: answered, label: `${answered}USD` }] : []}
          filteredBy="caller"
          inputValue={question}
          onInputChange={setQuestion}
          isPending={question !== '' && !answered}
        />
        <button type="button" onClick={() => setAnswered(question)}>
          The service answers
        </button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'EUR');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(within(await screen.findByRole('listbox')).getByText('Loading…')).toBeInTheDocument();
    canvas.getByText('The service answers').click();
    await userEvent.click(await screen.findByRole('option', { name: 'EURUSD' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const InForm = meta.story({
  name: 'Carries its value in a form and shows the error of its name',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="KYC" validationErrors={{ country: 'We cannot pay there yet.' }}>
      <ComboBox {...args} name="country" defaultValue="US" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('country')).toBe('US');
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('We cannot pay there yet.');
  },
});

export const RightToLeft = meta.story({
  name: 'Opens a list that runs from the right in right-to-left text',
  tags: ['!visual'], // covered by the screenshots of Select
  globals: { direction: 'rtl' },
  args: { label: 'البلد', items: [{ id: 'AE', label: 'الإمارات' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(getComputedStyle(await screen.findByRole('option', { name: 'الإمارات' })).direction).toBe('rtl');
  },
});
