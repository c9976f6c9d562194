import { close, copy, external, lock, trend } from '../Icon/icons.ts';
import type { MenuEntry } from './MenuEntry.ts';

/** Actions of an account. */
export const account: readonly MenuEntry[] = [
  { id: 'details', label: 'Details', icon: trend, shortcut: 'D' },
  { id: 'copy', label: 'Copy the number', icon: copy, shortcut: 'Ctrl C' },
  {
    id: 'export',
    label: 'Export',
    icon: external,
    items: [
      { id: 'table', label: 'As a table', description: 'Every day, for a spreadsheet' },
      { id: 'picture', label: 'As a picture' },
    ],
  },
  { id: 'merge', label: 'Merge', icon: lock, description: 'From two funded accounts on', isDisabled: true },
  'separator',
  { id: 'end', label: 'End the evaluation', icon: close, tone: 'danger' },
];

/** Options of a chart. */
export const chart: readonly MenuEntry[] = [
  {
    label: 'Span',
    selectionMode: 'single',
    defaultSelectedKeys: ['month'],
    items: [
      { id: 'week', label: 'Week' },
      { id: 'month', label: 'Month' },
    ],
  },
  'separator',
  {
    label: 'Lines',
    selectionMode: 'multiple',
    defaultSelectedKeys: ['target'],
    items: [
      { id: 'target', label: 'Target' },
      { id: 'floor', label: 'Loss floor' },
      { id: 'second', label: 'Second sample', isDisabled: true },
    ],
  },
];
