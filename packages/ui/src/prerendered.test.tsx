import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AlertDialog,
  AppShell,
  Banner,
  Breadcrumbs,
  Button,
  CallToAction,
  CommandPalette,
  CookieBanner,
  CopyButton,
  ErrorState,
  FAQ,
  FloatingCall,
  FloatingColumn,
  FloatingDock,
  Header,
  Hero,
  LegalPanel,
  LegalText,
  Lightbox,
  Marquee,
  Menu,
  Meter,
  OfflineNotice,
  PageHeader,
  Pagination,
  Panel,
  Popover,
  Progress,
  PromoBar,
  RotatingStatsBand,
  StatsBand,
  Status,
  Stepper,
  TableOfContents,
  Tabs,
  TestimonialCarousel,
  TestimonialWall,
  ToggleButton,
  ToggleGroup,
  Toolbar,
  ToolbarGroup,
  Tooltip,
  chat,
} from './index.ts';

const nothing = () => undefined;
const figures = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: `traders ${id}`, value: '120+' }));
const testimonials = ['a', 'b'].map((id) => ({ id, text: 'I passed.', name: 'Amira K.', about: 'Dubai' }));

const components: Record<string, ReactElement> = {
  AlertDialog: (
    <AlertDialog isOpen={false} onOpenChange={nothing} title="Reset?" confirmLabel="Reset" onConfirm={nothing}>
      It cannot be undone.
    </AlertDialog>
  ),
  AppShell: (
    <AppShell
      aria-label="Trader"
      brand="Duneline"
      groups={[{ id: 'main', items: [{ id: 'home', href: '#home', label: 'Home' }] }]}
    >
      <PageHeader title="Overview" lead="Simulated." badge="Draft" actions={<Button>Publish</Button>} />
      <Panel title="History" footer="2 of 42" />
    </AppShell>
  ),
  Banner: <Banner tone="info">A simulated world.</Banner>,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Blog', href: '#blog' }]} current="Rules" />,
  CallToAction: (
    <CallToAction title={['Start.', 'Get it back.']} actions={<a href="#start">Start</a>}>
      When you pass.
    </CallToAction>
  ),
  CommandPalette: <CommandPalette isOpen={false} onOpenChange={nothing} groups={[]} onAction={nothing} />,
  CopyButton: <CopyButton text="DL-48213" />,
  CookieBanner: (
    <CookieBanner onAcceptAll={nothing} onNecessaryOnly={nothing} onCustomize={nothing} onClose={nothing}>
      We store what the site needs.
    </CookieBanner>
  ),
  ErrorState: <ErrorState title="Your payouts did not load" onRetry={nothing} />,
  FAQ: <FAQ title="Questions" questions={[{ id: 'real', question: 'Is it real?', answer: 'No.\n\nIt is simulated.' }]} />,
  FloatingCall: (
    <FloatingCall action={<a href="#start">Start</a>} onClose={nothing} isAway>
      One step.
    </FloatingCall>
  ),
  FloatingColumn: <FloatingColumn ways={[{ id: 'chat', href: '#chat', label: 'Community', icon: chat }]} onChat={nothing} />,
  FloatingDock: <FloatingDock shape="bar" ways={[]} action={<a href="#start">Start</a>} onClose={nothing} />,
  Header: <Header name="Duneline" links={[{ id: 'pricing', href: '#pricing', label: 'Pricing' }]} current="pricing" />,
  Hero: (
    <Hero
      title="One step."
      words={['Copy', 'Trade']}
      lead="Simulated."
      actions={null}
      picture={null}
      caption="A sample."
      condition="30 days."
    />
  ),
  LegalPanel: (
    <LegalPanel isOpen>
      <LegalText sections={[{ id: 'risk', title: 'Risk', text: 'All of it is simulated.' }]} onCopy={nothing} />
    </LegalPanel>
  ),
  Lightbox: <Lightbox aria-label="Payout proof" images={[]} index={undefined} onIndexChange={nothing} />,
  Marquee: (
    <Marquee aria-label="Payouts">
      <p key="one">$100</p>
      <p key="two">$200</p>
    </Marquee>
  ),
  Menu: <Menu trigger={<Button>Account</Button>} items={[{ id: 'details', label: 'Details' }]} />,
  Meter: <Meter label="Profit target" value={62} valueLabel="62%" valueText="62 percent" mark={80} />,
  OfflineNotice: <OfflineNotice />,
  Pagination: <Pagination pageCount={12} defaultPage={6} />,
  Popover: (
    <Popover aria-label="Why" trigger={<Button>Why?</Button>}>
      Because.
    </Popover>
  ),
  Progress: <Progress label="Uploading" value={64} />,
  PromoBar: <PromoBar onClose={nothing}>Pass, and the fee comes back.</PromoBar>,
  Status: <Status tone="success">Paid</Status>,
  Stepper: (
    <Stepper
      aria-label="Verification"
      items={[
        { id: 'passport', label: 'Passport' },
        { id: 'review', label: 'Review' },
      ]}
      current="review"
    />
  ),
  RotatingStatsBand: <RotatingStatsBand figures={figures} note="Samples." />,
  StatsBand: <StatsBand figures={figures} note="Samples." />,
  TableOfContents: <TableOfContents items={[{ id: 'limits', label: 'Loss limits' }]} />,
  Tabs: <Tabs aria-label="Account" items={[{ id: 'a', label: 'Overview', content: 'Simulated' }]} />,
  ToggleButton: <ToggleButton defaultSelected>Details</ToggleButton>,
  ToggleGroup: <ToggleGroup aria-label="Span" items={[{ id: 'week', label: 'Week' }]} />,
  Toolbar: (
    <Toolbar aria-label="Chart">
      <ToolbarGroup aria-label="Size">
        <Button>Larger</Button>
      </ToolbarGroup>
    </Toolbar>
  ),
  TestimonialCarousel: <TestimonialCarousel title="What traders say" testimonials={testimonials} />,
  TestimonialWall: <TestimonialWall testimonials={testimonials} />,
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
    <Popover key="popover" aria-label="Why" trigger={<span>Why?</span>}>
      Because.
    </Popover>,
    'is no button',
  ],
  [
    'a Menu without a button',
    <Menu key="menu" items={[]} trigger={<span>Account</span>} />,
    'The trigger of a Menu is no button',
  ],
  [
    'two tabs of one id',
    <Tabs
      key="tabs"
      aria-label="Account"
      items={[
        { id: 'a', label: 'Overview', content: null },
        { id: 'a', label: 'Rules', content: null },
      ]}
    />,
    'the same id',
  ],
])('warns in development of %s', async (_, element, words) => {
  vi.spyOn(console, 'error').mockImplementation(nothing); // React's own error about two keys
  const warn = vi.spyOn(console, 'warn').mockImplementation(nothing);
  await hydrate(element);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(words), expect.anything());
});
