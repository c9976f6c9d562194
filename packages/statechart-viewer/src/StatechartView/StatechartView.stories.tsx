import { tableOf } from '@duneline/machines/testing';
import { statecharts } from '@duneline/specs/statecharts';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { parcel } from '../parcel.test-support.ts';
import { television } from '../television.test-support.ts';
import { drawn } from './drawn.test-support.ts';
import { StatechartView } from './StatechartView.tsx';

const meta = preview.meta({
  title: 'Statecharts/StatechartView',
  component: StatechartView,
  args: { table: parcel, onChoose: fn() },
  play: async ({ canvas }) => {
    await drawn(canvas);
  },
});

export const Parcel = meta.story({
  name: 'States within states, guards, time, actors and ends',
  args: {
    snapshot: { value: { travelling: 'customs' } },
    last: [12],
    chosen: 13,
    coverage: { 10: 'passed', 11: 'passed', 12: 'passed', 13: 'failed', 16: 'passed' },
  },
});

export const AuthGuard = meta.story({
  name: 'A machine of the site',
  args: { table: statecharts['auth-guard'], snapshot: { value: 'signedIn' }, last: [13] },
});

export const Parallel = meta.story({
  name: 'Regions that are active at once, in a machine that has no table',
  args: { table: tableOf(television), snapshot: { value: { on: { sound: 'muted', picture: 'channel' } } }, last: [4] },
});

export const Low = meta.story({
  name: 'Stays within the height of its parent',
  tags: ['!visual'], // of the same kind as the drawings above
  decorators: [
    (Story) => (
      <div data-testid="parent" style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await drawn(canvas);
    const parent = canvas.getByTestId('parent').getBoundingClientRect();
    const frame = canvas.getByRole('group', { name: parcel.summary });
    await expect(frame.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(parent.bottom);
    await expect(frame.clientHeight).toBeGreaterThan(120);
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Grows downwards on a phone',
  args: { snapshot: { value: 'packed' } },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  name: 'Starts at the right where people read from the right',
  args: { table: statecharts['auth-guard'], snapshot: { value: 'unknown' } },
  globals: { direction: 'rtl' },
});

export const Keyboard = meta.story({
  name: 'Zooms by keys, and pans as a page scrolls',
  tags: ['!visual'], // ends at another zoom
  play: async ({ canvas, userEvent }) => {
    const picture = await drawn(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: parcel.summary })).toHaveFocus();
    const width = picture.clientWidth;
    await userEvent.keyboard('+++');
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThan(width));
    const frame = canvas.getByRole('group', { name: parcel.summary });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await userEvent.keyboard('0');
    await waitFor(() => expect(picture.clientWidth).toBeLessThanOrEqual(frame.clientWidth));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(picture.clientWidth).toBeLessThan(width));
  },
});

export const Pointer = meta.story({
  name: 'Tells a press on a row from a drag',
  tags: ['!visual'], // covered by the screenshots above
  play: async ({ args, canvas }) => {
    const picture = await drawn(canvas);
    const row = picture.querySelector('[data-row="16"]') ?? picture;
    await fireEvent.pointerDown(row, { button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(row, { clientX: 60, clientY: 10 });
    await fireEvent.pointerUp(row, { clientX: 60, clientY: 10 });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(row, { button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerUp(row, { clientX: 10, clientY: 10 });
    await expect(args.onChoose).toHaveBeenCalledWith(16);
  },
});
