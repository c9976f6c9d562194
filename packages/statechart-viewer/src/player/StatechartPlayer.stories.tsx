import { useState } from 'react';
import { Button, Stack } from '@duneline/ui';
import { expect, waitFor, within } from 'storybook/test';
import { createMachine } from 'xstate';
import preview from '../../../../.storybook/preview.tsx';
import { drawPng, drawSvg } from '../exports/drawSvg.ts';
import { parcel, parcelMachine } from '../parcel.test-support.ts';
import { television } from '../television.test-support.ts';
import { drawn } from '../StatechartView/drawn.test-support.ts';
import { StatechartPlayer } from './StatechartPlayer.tsx';

const meta = preview.meta({
  title: 'Statecharts/StatechartPlayer',
  tags: ['!visual'], // the drawing has a screenshot in another story; the rest is text
  render: () => <StatechartPlayer machine={parcelMachine} table={parcel} />,
});

export const Try = meta.story({
  name: 'Sends an event with a payload of one’s own, and says first what its guards answer',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'parcel.post if isStamped, to travelling.road' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(canvas.getByRole('button', { name: 'after 1 d to travelling.customs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Let the time pass' }));
    await userEvent.click(canvas.getByRole('button', { name: 'inspect done if isAllowed, to travelling.road' }));
    const verdicts = within(canvas.getByRole('list', { name: 'What the guards say' }));
    await expect(verdicts.getByText('taken: isAllowed → travelling.road')).toBeVisible();
    const payload = canvas.getByRole('textbox', { name: 'Payload of inspect done, as JSON' });
    await userEvent.clear(payload);
    await expect(verdicts.getByText(/This is no JSON/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(payload, '{{ "output": false }');
    await expect(verdicts.getByText('refused: isAllowed → travelling.road')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'From travelling.customs, on inspect done, if not isAllowed, to returned.',
    );
    await expect(canvas.getByText('Nothing: this is an end.')).toBeVisible();
    await drawn(canvas); // the accessibility tree of this story is compared
  },
});

export const TimeTravel = meta.story({
  name: 'Goes back to what was, and forward again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Paths' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play: delivered' }));
    const spoken = canvas.getByRole('status');
    await waitFor(() => expect(spoken).toHaveTextContent('From travelling, on parcel.arrive, to delivered.'), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'One step back' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('From packed, on parcel.post, if isStamped, to travelling.road.');
    await userEvent.click(canvas.getByRole('button', { name: 'One step forward' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('to delivered.');
  },
});

export const Table = meta.story({
  name: 'Has a table of the same, gone through by arrow keys',
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Transitions of parcel' });
    const [, first, second] = await within(table).findAllByRole('row');
    first?.focus();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleName('packed parcel.post not isStamped stays');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
});

export const Tree = meta.story({
  name: 'Has a tree of the same, opened and closed by arrow keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tree' }));
    const tree = canvas.getByRole('treegrid', { name: 'States of parcel' });
    const packed = within(tree).getByRole('row', { name: /^packed:/ });
    packed.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(tree).getByRole('row', { name: 'From packed, on parcel.post, if isStamped, to travelling.road.' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(packed).toHaveAttribute('aria-expanded', 'false');
    await expect(within(tree).queryByRole('row', { name: /^From packed/ })).toBeNull();
  },
});

function KeptWalk() {
  const [walk, setWalk] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</Button>
      {isOpen && <StatechartPlayer machine={parcelMachine} table={parcel} walk={walk} onWalk={setWalk} />}
    </>
  );
}

export const Kept = meta.story({
  name: 'Reports the walk, and replays it when it is opened with it',
  render: () => <KeptWalk />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'parcel.post if isStamped, to travelling.road' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const sentence = 'From packed, on parcel.post, if isStamped, to travelling.road.';
    await expect(canvas.getByRole('status')).toHaveTextContent(sentence);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(sentence);
  },
});

export const Exported = meta.story({
  name: 'Exports its drawing as SVG and PNG, with its styles',
  play: async ({ canvasElement }) => {
    const drawing = await waitFor(() => {
      const found = canvasElement.querySelector<SVGSVGElement>('svg[role=img]');
      if (!found) throw new Error('There is no drawing yet.');
      return found;
    });
    const file = new DOMParser().parseFromString(drawSvg(drawing), 'image/svg+xml');
    await expect(file.querySelector('parsererror')).toBeNull();
    await expect(file.querySelector('[class]')).toBeNull();
    await expect(file.querySelectorAll('text[font-family]').length).toBe(drawing.querySelectorAll('text').length);
    await expect((await drawPng(drawing)).type).toBe('image/png');
  },
});

export const NoTable = meta.story({
  name: 'Runs a machine that has no table, with all its regions',
  render: () => <StatechartPlayer machine={television} />,
  play: async ({ canvas, userEvent }) => {
    const send = async (event: string) => {
      await userEvent.click(canvas.getByRole('button', { name: event }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    };
    await send('power.press to on');
    const now = within(canvas.getByRole('heading', { name: 'Now' }).parentElement ?? document.body);
    await expect(now.getByText('on.sound.audible, on.picture.channel')).toBeVisible();
    await send('mute.press to on.sound.muted');
    await send('menu.press to on.picture.menu');
    await expect(now.getByText('on.sound.muted, on.picture.menu')).toBeVisible();
    await send('plug.pull to off');
    await expect(canvas.getByRole('status')).toHaveTextContent('From any state, on plug.pull, to off.');
    await expect(canvas.queryByRole('button', { name: 'Walk every row' })).toBeNull(); // it would compare the machine with itself
    await drawn(canvas);
  },
});

const uploadMachine = createMachine({
  id: 'upload',
  context: ({ input }) => ({ left: (input as { readonly limit: { readonly files: number } }).limit.files }),
  initial: 'waiting',
  states: { waiting: {} },
});

function Started() {
  const [limit, setLimit] = useState<number>();
  return (
    <Stack gap={24}>
      <Button onPress={() => setLimit(3)}>Give it a limit</Button>
      <StatechartPlayer machine={uploadMachine} {...(limit && { input: { limit: { files: limit } } })} />
    </Stack>
  );
}

export const Input = meta.story({
  name: 'Says why a machine does not start, and starts it with another input',
  render: () => <Started />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/upload fails with the input {}: TypeError.* Pass what it needs as `input`\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give it a limit' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Starts in waiting.');
    await drawn(canvas);
  },
});
