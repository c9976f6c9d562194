import * as t from '@duneline/specs/messages/admin-content';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useReportUnsaved, type UnsavedState } from '../../lib/areas/unsavedEditors.ts';

let root: Root;
let page: HTMLElement;

// The dialog loads with the first change; here it is in the cache already.
beforeAll(() => import('./LeaveDialog.tsx'));
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

/** An editor in this state; `/?id=1` is another one, and a list was open before. */
async function openEditor(state: UnsavedState | null) {
  const save = vi.fn();
  let change = (_: UnsavedState | null) => {};
  function Editor() {
    const [present, setPresent] = useState(state);
    useEffect(() => {
      change = setPresent;
    }, []);
    useReportUnsaved(present, save);
    return <p>Editor</p>;
  }
  const layout = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children = [
    { path: '/', element: <Editor /> },
    { path: '/list', element: <p>List</p> },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/list', '/'] });
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    save,
    goTo: (to: string | -1) => act(async () => (to === -1 ? router.navigate(to) : router.navigate(to))),
    becomes: (next: UnsavedState | null) => act(async () => change(next)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const dialog = () => document.querySelector('[role="alertdialog"]');
async function press(label: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label));
  await act(async () => button?.click());
}
const close = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('an editor', () => {
  it('is left at once when everything is saved', async () => {
    const editor = await openEditor(null);
    expect(close()).toBe(false);
    await editor.goTo('/list');
    expect(editor.address()).toBe('/list');
    expect(editor.save).not.toHaveBeenCalled();
  });

  it.each(['/list', '/?id=1', -1] as const)('is left for %s once what was typed is saved', async (to) => {
    const editor = await openEditor('waiting');
    expect(close()).toBe(true);
    await editor.goTo(to);
    expect(editor.address()).toBe('/');
    expect(editor.save).toHaveBeenCalledTimes(1);
    await editor.becomes('busy');
    await editor.becomes(null);
    expect(editor.address()).toBe(to === -1 ? '/list' : to);
  });

  it('saves again what was typed while it was saved', async () => {
    const editor = await openEditor('busy');
    await editor.goTo('/list');
    expect(editor.save).not.toHaveBeenCalled();
    await editor.becomes('waiting');
    expect(editor.save).toHaveBeenCalledTimes(1);
    expect(editor.address()).toBe('/');
  });

  it('asks before it is left with what cannot be saved, and stays', async () => {
    const editor = await openEditor('waiting');
    await editor.goTo('/list');
    expect(dialog()).toBeNull();
    await editor.becomes('stuck');
    expect(dialog()?.textContent).toContain(t.leaveText);
    await press(t.stay);
    expect(dialog()).toBeNull();
    expect(editor.address()).toBe('/');
    await editor.goTo('/list');
    await press(t.leave);
    expect(editor.address()).toBe('/list');
    expect(close()).toBe(false);
  });
});
