import { Button, check } from '../index.ts';
import { samplePricing } from '../PricingSelector/pricing.story-support.ts';

const nothing = () => undefined;
const choice = { program: '1-step', phase: 'phase-1', size: '10000', addOns: [] };
const series = [{ name: 'Balance', values: [1, 2] }];
const table = { caption: 'Orders', columns: [{ id: 'id', label: 'Id', cell: nothing }], rows: [], rowKey: String };

/** Props of components whose stories do not have them as arguments. */
export const sampleProps: Readonly<Record<string, object | undefined>> = {
  CommandPalette: { isOpen: true, onOpenChange: nothing, groups: [], onRun: nothing },
  CookieChoices: { categories: [{ id: 'needed', label: 'Needed', text: 'Sign-in.' }], onSave: nothing },
  FloatingColumn: { ways: [] },
  FloatingDock: { shape: 'bar', ways: [], action: null, onDismiss: nothing },
  LegalText: { sections: [], onCopy: nothing },
  LineChart: { title: 'Balance', summary: 'It rises.', pointHead: 'Day', points: ['1', '2'], series, format: String },
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
  SegmentedControl: { label: 'Span', options: [{ value: 'week', label: 'Week' }] },
  StatsBand: { figures: [] },
  Table: table,
  VirtualTable: table,
};

/** Props to add to the stories' arguments, such as those that open an overlay. */
export const extraProps: Readonly<Record<string, object | undefined>> = {
  AlertDialog: { isOpen: true, children: 'It cannot be undone.', onOpenChange: nothing, onConfirm: nothing },
  DatePicker: { 'aria-describedby': 'elsewhere' },
  DateRangePicker: { 'aria-describedby': 'elsewhere' },
  Dialog: { isOpen: true, title: 'Terms' },
  Drawer: { isOpen: true },
  Icon: { of: check },
  Lightbox: { label: 'Proof', index: 0, images: [{ src: 'data:,', alt: 'A payout', width: 1, height: 1 }] },
  Menu: { isOpen: true, trigger: <Button>Account</Button>, items: [{ id: 'details', label: 'Details' }] },
  Popover: { isOpen: true, label: 'Why', trigger: <Button>Why?</Button>, children: 'Because.' },
  Tooltip: { content: 'Simulated', children: <Button>Profit</Button> },
};
