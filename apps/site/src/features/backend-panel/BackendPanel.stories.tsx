import { createBackend, createClock, type Backend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { ScenarioSpec } from '@duneline/specs/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BackendPanel } from './BackendPanel.tsx';
import type { PanelTab } from './panelMemory.ts';

interface PanelStory {
  readonly initialTab?: PanelTab;
  readonly scenario?: ScenarioSpec;
  /** Prepares the backend before the story renders. */
  readonly before?: (backend: Backend) => Promise<unknown>;
}

const meta = preview.type<{ args: PanelStory }>().meta({
  title: 'Site/Backend panel',
  parameters: { layout: 'fullscreen', picture: 'page' },
  globals: { viewport: { value: 'desktop' } },
  loaders: [
    async ({ args: { scenario, before } }) => {
      const clock = createClock('2026-03-01T09:00:00Z');
      const backend = createBackend(backendSpec, { clock, ...(scenario && { scenario }) });
      await before?.(backend);
      return { backend };
    },
  ],
  render: ({ initialTab = 'requests' }, { loaded }) => (
    <Panel key={initialTab} backend={loaded.backend as Backend} initialTab={initialTab} />
  ),
});

const actions = { begin: fn(), become: fn() };

function Panel({ backend, initialTab }: { readonly backend: Backend; readonly initialTab: PanelTab }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <BackendPanel backend={backend} actions={actions} initialTab={initialTab} onClose={() => setIsOpen(false)} />;
}

const ask = ({ url, keys, fetch: send }: Backend, method: string, path: string, body?: object) =>
  send(url + path, {
    method,
    headers: { apikey: keys.anon, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const someRequests = async (backend: Backend) => {
  await ask(backend, 'GET', '/rest/v1/theme_config?select=name&is_active=eq.true');
  await ask(backend, 'POST', '/auth/v1/token?grant_type=password', { email: 'leila.karam@duneline.example', password: 'wrong' });
  await ask(backend, 'GET', '/rest/v1/profiles?select=display_name');
  await ask(backend, 'GET', '/auth/v1/nothing');
};

export const NoRequests = meta.story();

export const Requests = meta.story({
  args: { before: someRequests },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('tokenByPassword'));
    await expect(canvas.getByText('Answer fits its schema')).toBeVisible();
  },
});

export const RequestsOnPhone = meta.story({ args: { before: someRequests }, globals: { viewport: { value: 'phone' } } });

export const Faults = meta.story({
  name: 'Says what the scenario let go wrong',
  args: {
    before: someRequests,
    scenario: { name: 'error-500', summary: 'Tables fail.', faults: [{ on: 'rest.*', answer: { status: 500 } }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only problems' }));
    await userEvent.click(canvas.getByText('/rest/v1/profiles?select=display_name'));
    await expect(canvas.getByText('Fault of the scenario')).toBeVisible();
    await expect(canvas.getByText('error-500')).toBeVisible();
  },
});

export const Tables = meta.story({
  args: { initialTab: 'tables' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Table' }), 'user_roles');
    await expect(await canvas.findByRole('columnheader', { name: /^role/ })).toBeVisible();
  },
});

export const EditsARow = meta.story({
  name: 'Says what Postgres does not take',
  args: { initialTab: 'tables' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Table' }), 'user_roles');
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^user_id/ }), 'somebody');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('22P02: invalid input syntax for type uuid: "somebody"');
  },
});

export const Inbox = meta.story({
  args: {
    initialTab: 'inbox',
    before: (backend) =>
      ask(backend, 'POST', '/auth/v1/signup', { email: 'amira.saleh@duneline.example', password: 'a long walk over dunes' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/amira.saleh@duneline.example/)).toBeVisible();
  },
});

export const Realtime = meta.story({ args: { initialTab: 'realtime' } });

export const Scenario = meta.story({
  args: { initialTab: 'scenario' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ 1 day' }));
    await expect(canvas.getByText('2026-03-02 09:00:00 UTC')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scenario' }), 'offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin scenario' }));
    await expect(actions.begin).toHaveBeenLastCalledWith('offline');
    await userEvent.click(canvas.getByRole('button', { name: 'trader' }));
    await expect(actions.become).toHaveBeenLastCalledWith('trader');
  },
});

export const ScenarioOnPhone = meta.story({ args: { initialTab: 'scenario' }, globals: { viewport: { value: 'phone' } } });

export const Closes = meta.story({
  name: 'Closes',
  tags: ['!visual'], // nothing visible at the end
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the backend panel' }));
    await expect(canvas.queryByRole('region', { name: 'Embedded backend' })).toBeNull();
  },
});
