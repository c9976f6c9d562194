import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AlertDialog,
  Banner,
  Breadcrumbs,
  Button,
  CommandPalette,
  ErrorState,
  Lightbox,
  Meter,
  OfflineNotice,
  Pagination,
  Popover,
  Progress,
  Status,
  Stepper,
  TableOfContents,
  Tabs,
  Tooltip,
} from './index.ts';

const nothing = () => undefined;

const components: Record<string, ReactElement> = {
  AlertDialog: (
    <AlertDialog isOpen={false} onOpenChange={nothing} title="Reset?" confirmLabel="Reset" onConfirm={nothing}>
      It cannot be undone.
    </AlertDialog>
  ),
  Banner: <Banner tone="info">A simulated world.</Banner>,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Blog', href: '#blog' }]} current="Rules" />,
  CommandPalette: <CommandPalette isOpen={false} onOpenChange={nothing} groups={[]} onRun={nothing} />,
  ErrorState: <ErrorState title="Your payouts did not load" onRetry={nothing} />,
  Lightbox: <Lightbox label="Payout proof" images={[]} index={undefined} onIndexChange={nothing} />,
  Meter: <Meter label="Profit target" value={62} valueLabel="62%" valueText="62 percent" mark={80} />,
  OfflineNotice: <OfflineNotice />,
  Pagination: <Pagination pageCount={12} defaultPage={6} />,
  Popover: (
    <Popover label="Why" trigger={<Button>Why?</Button>}>
      Because.
    </Popover>
  ),
  Progress: <Progress label="Uploading" value={64} />,
  Status: <Status tone="gain">Paid</Status>,
  Stepper: <Stepper label="Verification" steps={[{ label: 'Passport' }, { label: 'Review' }]} current={1} />,
  TableOfContents: <TableOfContents items={[{ id: 'limits', label: 'Loss limits' }]} />,
  Tabs: <Tabs label="Account" tabs={[{ value: 'a', label: 'Overview', content: 'Simulated' }]} />,
  Tooltip: (
    <Tooltip content="Simulated">
      <Button>Profit</Button>
    </Tooltip>
  ),
};

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function hydrate(element: ReactElement) {
  page.innerHTML = renderToString(element);
  await act(async () => {
    root = hydrateRoot(page, element);
  });
}

it.each(Object.entries(components))('%s is prerendered and hydrates without a word in the console', async (_, element) => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  await hydrate(element);
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('OfflineNotice counts as online until the page has its script, then says what is so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToString(<OfflineNotice />)).not.toContain('offline');
  const error = vi.spyOn(console, 'error');
  await hydrate(<OfflineNotice />);
  expect(page.textContent).toContain('You are offline.');
  expect(error).not.toHaveBeenCalled();
});

it.each([
  [
    'a Tooltip at something without focus',
    <Tooltip key="tooltip" content="Simulated">
      <span>Profit</span>
    </Tooltip>,
    'takes no focus',
  ],
  [
    'a Popover without a button',
    <Popover key="popover" label="Why" trigger={<span>Why?</span>}>
      Because.
    </Popover>,
    'is no button',
  ],
  [
    'two tabs of one value',
    <Tabs
      key="tabs"
      label="Account"
      tabs={[
        { value: 'a', label: 'Overview', content: null },
        { value: 'a', label: 'Rules', content: null },
      ]}
    />,
    'the same value',
  ],
])('warns in development of %s', async (_, element, words) => {
  vi.spyOn(console, 'error').mockImplementation(nothing); // React's own, about two keys
  const warn = vi.spyOn(console, 'warn').mockImplementation(nothing);
  await hydrate(element);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(words), expect.anything());
});
