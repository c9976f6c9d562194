import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { FileState } from './FileState.ts';

const MEGABYTE = 1024 * 1024;
const fileOf = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const passport = fileOf('passport.pdf', 'application/pdf', 2.4 * MEGABYTE);
const face = fileOf('a-face-in-front-of-a-very-plain-wall.jpg', 'image/jpeg', 820_000);
const bill = fileOf('bill.png', 'image/png', 1.1 * MEGABYTE);
const bank = fileOf('bank-statement.pdf', 'application/pdf', 310_000);
const song = fileOf('song.mp3', 'audio/mpeg', 1000);
const large = fileOf('scan.pdf', 'application/pdf', 11 * MEGABYTE);

const states = new Map<File, FileState>([
  [passport, { is: 'done' }],
  [face, { is: 'uploading', percent: 64 }],
  [bill, { is: 'failed', reason: 'The connection broke at 40%.' }],
  [bank, { is: 'queued' }],
]);
const stateOf = (file: File) => states.get(file);

const meta = preview.meta({
  title: 'Forms/FileDrop',
  component: FileDrop,
  decorators: [narrowDecorator],
  args: {
    label: 'Proof of identity',
    acceptedFileTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: 10 * MEGABYTE,
    allowsMultiple: true,
    onChange: fn(),
  },
  parameters: notes({
    dos: [
      'Describe the required content of the file; types and size are shown automatically.',
      'Return the upload state in `stateOf`, with a reason and advice for failures.',
    ],
    donts: [
      'It only validates names, types and sizes: the service must check the content.',
      'It uploads nothing: use the files in `onChange`, or set a `name` in a form.',
    ],
    keys: {
      'Enter, Space': "Opens the system's file dialog.",
      'Ctrl V, ⌘ V': 'Adds files or a picture from the clipboard.',
      Tab: 'Moves to the buttons of each file; after one is removed, to the next file.',
    },
    announces: [
      'The native file field with its label, accepted types, error and description.',
      'Added, removed and uploaded files, and failures with reasons; the upload progress is not announced.',
      'The reasons for rejected files.',
    ],
    clause: '§2 /affiliate-dashboard: kyc',
  }),
});

const transferOf = (...files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
};
const drag = (type: 'dragover' | 'drop', onto: Element, ...files: readonly File[]) =>
  fireEvent(onto, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) }));
const browse = (input: HTMLInputElement, ...files: readonly File[]) => {
  input.files = transferOf(...files).files;
  return fireEvent.change(input);
};
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

export const States = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <FileDrop {...args} description="All four corners must be seen." />
      <FileDrop {...args} allowsMultiple={false} label="Picture" acceptedFileTypes={['image/*']} necessity="optional" />
      <FileDrop {...args} label="Proof of address" errorMessage="Add a bill of the last three months." />
      <FileDrop {...args} label="Proof of address" isDisabled description="Asked for after your identity is proved." />
    </Stack>
  ),
});

export const Files = meta.story({
  args: { value: [passport, face, bill, bank], stateOf, onRetry: fn() },
});

export const Refused = meta.story({
  name: 'Names each file that it does not take, why, and what to do',
  args: { defaultValue: [passport] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Proof of identity');
    await drag('drop', input, song, large, passport, bill);
    await expect(args.onChange).toHaveBeenLastCalledWith([passport, bill]);
    const said = canvas.getAllByRole('status')[0];
    await expect(said).toHaveTextContent('song.mp3 was not added: it is none of PDF, JPEG, or PNG.');
    await expect(said).toHaveTextContent('scan.pdf was not added: it has 11 MB, and 10 MB is the most.');
    await expect(said).toHaveTextContent('passport.pdf was not added: it is in the list already.');
  },
});

export const Dropped = meta.story({
  name: 'Shows where a file may be dropped, and takes it',
  tags: ['!visual'], // covered by the screenshots of Target
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Proof of identity');
    await drag('dragover', input, passport);
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-drop-target'));
    await fireEvent.dragLeave(input);
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-drop-target'));
    await drag('drop', input, passport, face);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([passport, face]));
    await expect(namesIn(await canvas.findByRole('list', { name: 'Chosen files' }))).toEqual([passport.name, face.name]);
    await waitFor(() =>
      expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(`${passport.name} added. ${face.name} added.`),
    );
    await drag('drop', input, song);
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('song.mp3 was not added'));
    await drag('drop', input, bank);
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement());
  },
});

export const Target = meta.story({
  play: async ({ canvas }) => {
    await drag('dragover', canvas.getByLabelText('Proof of identity'), passport);
  },
});

export const Pasted = meta.story({
  name: 'Takes what is pasted',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Proof of identity')).toHaveFocus();
    await userEvent.paste(transferOf(bill));
    await expect(args.onChange).toHaveBeenLastCalledWith([bill]);
  },
});

export const Browsed = meta.story({
  name: 'Takes what is browsed for; where one file is asked for, the next takes its place',
  tags: ['!visual'], // covered by the screenshots of States
  args: { allowsMultiple: false },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of identity');
    await browse(input, passport);
    await browse(input, bill);
    await expect(args.onChange).toHaveBeenLastCalledWith([bill]);
    await expect([...(input.files ?? [])]).toEqual([bill]);
  },
});

export const ByKeyboard = meta.story({
  name: 'Removes and retries by keys, and the focus stays in the list',
  tags: ['!visual'], // covered by the screenshots of Files
  args: { defaultValue: [passport, bill], stateOf, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = [/Remove passport/, /Remove bill/].map((name) => canvas.getByRole('button', { name }));
    canvas.getByRole('button', { name: 'Retry bill.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith(bill);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([bill]);
    await expect(second).toHaveFocus();
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('passport.pdf removed.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByLabelText('Proof of identity')).toHaveFocus();
  },
});

export const ByTouch = meta.story({
  name: 'Has targets for a finger',
  tags: ['!visual'], // covered by the screenshots of States
  args: { defaultValue: [passport] },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove passport.pdf' });
    const sides = [canvas.getByLabelText('Proof of identity'), remove].map((target) => target.getBoundingClientRect());
    await expect(Math.min(...sides.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: '[TouchA]', target: remove });
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const OnItsWay = meta.story({
  name: 'Says how far a file is to those who listen, and announces that it arrived or failed',
  tags: ['!visual'], // covered by the screenshots of Files
  args: { value: [passport, face] },
  render: function Sent(args) {
    const [step, setStep] = useState(0);
    const steps: readonly Readonly<Record<string, FileState>>[] = [
      { [passport.name]: { is: 'uploading', percent: 10 }, [face.name]: { is: 'queued' } },
      { [passport.name]: { is: 'done' }, [face.name]: { is: 'failed', reason: 'The service was busy. Retry.' } },
    ];
    return (
      <>
        <FileDrop {...args} stateOf={({ name }) => steps[step]?.[name]} />
        <button type="button" onClick={() => setStep(1)}>
          Go on
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const progress = canvas.getByRole('progressbar', { name: 'passport.pdf' });
    await expect(progress).toHaveAttribute('value', '0.1');
    const news = canvas.getAllByRole('status').at(-1);
    await expect(news).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() =>
      expect(news).toHaveTextContent(`passport.pdf uploaded. ${face.name} failed. The service was busy. Retry.`),
    );
    await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
  },
});

export const InForm = meta.story({
  name: 'Carries its files in a form and shows the error of its name until it changes',
  tags: ['!visual'], // covered by the screenshots of States
  args: { name: 'proof', defaultValue: [passport] },
  render: (args) => (
    <Form aria-label="Verification" validationErrors={{ proof: 'The picture is cut off. Add one with all four corners.' }}>
      <FileDrop {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of identity');
    await expect(new FormData(form).getAll('proof')).toEqual([passport]);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('The picture is cut off.'));
    await browse(input, bill);
    await expect(new FormData(form).getAll('proof')).toEqual([passport, bill]);
    await expect(input).toBeValid();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: [passport, face, bill], stateOf, onRetry: fn() },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'إثبات الهوية',
    description: 'يجب أن تظهر الزوايا الأربع.',
    value: [passport, face, bill],
    stateOf: (file) => {
      const state = stateOf(file);
      return state?.is === 'failed' ? { ...state, reason: 'انقطع الاتصال. أعد المحاولة.' } : state;
    },
    onRetry: fn(),
    words: {
      invite: 'أفلت الملفات هنا أو الصقها أو تصفّح جهازك',
      limits: (types, size) => `${types}، حتى ${size}`,
      chosen: 'الملفات المختارة',
      done: 'تم الرفع',
      retry: 'إعادة',
      percent: (share, size) => `${share} من ${size}`,
    },
  },
  decorators: [(Story) => <I18nProvider locale="ar-AE">{Story()}</I18nProvider>],
});
