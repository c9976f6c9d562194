import { Button } from '../Button/Button.tsx';
import { check } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { samplePricing } from '../PricingSelector/pricing.story-support.ts';
import { sampleContents } from './sampleContents.test-support.tsx';

const nothing = () => undefined;
const choice = { program: '1-step', phase: 'phase-1', size: '10000', addOns: [] };
const series = [{ name: 'Balance', values: [10_000, 10_150, 10_080, 10_420] }];

interface Order {
  readonly id: string;
  readonly amount: number;
}

const table = {
  'aria-label': 'Orders',
  columns: [
    { id: 'id', label: 'Order', cell: ({ id }: Order) => id, sortBy: ({ id }: Order) => id },
    {
      id: 'amount',
      label: 'Amount',
      align: 'end',
      cell: ({ amount }: Order) => `$${amount}`,
      sortBy: ({ amount }: Order) => amount,
    },
  ],
  rows: [
    { id: 'DL-48213', amount: 99 },
    { id: 'DL-48207', amount: 469 },
  ],
  rowKey: ({ id }: Order) => id,
};

/** Props of components whose stories do not have them as arguments. */
export const sampleProps: Readonly<Record<string, object | undefined>> = {
  ...sampleContents,
  CookieChoices: { categories: [{ id: 'needed', label: 'Needed', text: 'Sign-in.' }], onSave: nothing },
  FloatingColumn: { ways: [] },
  LegalText: { sections: [], onCopy: nothing },
  LineChart: {
    title: 'Balance',
    summary: 'It rises.',
    pointHead: 'Day',
    points: ['Mon', 'Tue', 'Wed', 'Thu'],
    series,
    format: String,
  },
  PauseButton: {
    playback: { canPlay: true, isPaused: false, isPlaying: true, toggle: nothing, hold: {} },
    pauseLabel: 'Pause',
    playLabel: 'Play',
  },
  PricingSelector: {
    ...choice,
    view: samplePricing(choice),
    action: null,
    onProgramChange: nothing,
    onPhaseChange: nothing,
    onSizeChange: nothing,
  },
  ReceiptRows: { rows: [] },
  SegmentedControl: { label: 'Span', items: [{ id: 'week', label: 'Week' }] },
  Table: table,
  VirtualTable: table,
};

/** Props to add to the stories' arguments, such as those that open an overlay. */
export const extraProps: Readonly<Record<string, object | undefined>> = {
  AlertDialog: { isOpen: true, children: 'It cannot be undone.', onOpenChange: nothing, onConfirm: nothing },
  DatePicker: { 'aria-describedby': 'elsewhere' },
  DateRangePicker: { 'aria-describedby': 'elsewhere' },
  Dialog: { isOpen: true, title: 'Terms' },
  Drawer: { isOpen: true, children: 'Programs, prices, rules.' },
  HoverCard: { isOpen: true, 'aria-label': 'Amira K.', content: 'Funded', children: <Link href="#amira">Amira K.</Link> },
  Icon: { of: check },
  Lightbox: { index: 0 },
  Menu: { isOpen: true, trigger: <Button>Account</Button>, items: [{ id: 'details', label: 'Details' }] },
  Popover: { isOpen: true, 'aria-label': 'Why', trigger: <Button>Why?</Button>, children: 'Because.' },
  TimeField: { 'aria-describedby': 'elsewhere' },
  Tooltip: { content: 'Simulated', children: <Button>Profit</Button> },
};
