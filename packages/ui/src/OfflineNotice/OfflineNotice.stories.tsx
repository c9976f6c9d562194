import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { children: 'What you entered is kept. We go on by ourselves when the connection is back.' },
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Use it once per page.', 'State what still works, and what is saved.'],
      donts: ['For a service that does not respond use an ErrorState.', 'Do not disable controls that also work offline.'],
      announces: ['Its text in a live region (role "status") when the connection is lost; nothing while online.'],
      clause: '§9 Backend client defaults: reconnect backoff',
    }),
  },
  globals: { viewport: { value: 'window' } },
});

/** Simulates the connection state reported by the browser. */
function connection(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const forget = () => () => Reflect.deleteProperty(navigator, 'onLine');

export const States = meta.story({
  name: 'Appears when the connection goes, in a live region that was there',
  beforeEach: forget,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    connection(false);
    await waitFor(() => expect(region).toHaveTextContent('You are offline. What you entered is kept.'));
  },
});

export const BackOnline = meta.story({
  name: 'Goes when the connection is back',
  tags: ['!visual'], // empty at the end
  beforeEach: () => {
    connection(false);
    return forget();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'));
    connection(true);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const Inline = meta.story({
  name: 'Stands in the page, from right to left',
  globals: { direction: 'rtl' },
  args: { isInline: true },
  beforeEach: () => {
    connection(false);
    return forget();
  },
});
