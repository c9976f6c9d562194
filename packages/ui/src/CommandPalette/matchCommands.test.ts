import { describe, expect, it } from 'vitest';
import { matchCommands, type CommandGroup } from './matchCommands.ts';

const groups: readonly CommandGroup[] = [
  {
    label: 'Pages',
    items: [
      { id: 'pricing', label: 'Pricing', keywords: ['fee', 'cost'] },
      { id: 'payouts', label: 'Payouts and receipts' },
    ],
  },
  { label: 'Actions', items: [{ id: 'theme', label: 'Use the light theme' }] },
];

const found = (query: string) => matchCommands(groups, query).flatMap(({ items }) => items.map(({ id }) => id));

describe('matching commands', () => {
  it.each([
    ['', ['pricing', 'payouts', 'theme']],
    ['p', ['pricing', 'payouts']],
    ['COST', ['pricing']],
    ['rec pay', ['payouts']],
    ['the', ['theme']],
    ['ayouts', []],
    ['prícing', ['pricing']],
    ['  -  ', ['pricing', 'payouts', 'theme']],
  ])('%j finds %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  const labels = [
    'الأسعار',
    'الإعدادات',
    'المدفوعات',
    'سجل التدقيق',
    'لوحة التحكم',
    'بالبطاقة',
    'مستوى',
    'Łódź',
    'Straße',
    '東京の料金',
    'Đà Nẵng',
    'İstanbul',
    'Iğdır',
    'Ærø',
    '٣ أشهر',
    'Ёлка',
  ];
  const named = (query: string) =>
    matchCommands([{ label: 'All', items: labels.map((label) => ({ id: label, label })) }], query).flatMap(({ items }) =>
      items.map(({ label }) => label),
    );

  it.each([
    ['الأسعار', 'الأسعار'],
    ['الاسعار', 'الأسعار'],
    ['اسعار', 'الأسعار'],
    ['إعداد', 'الإعدادات'],
    ['المدفوعات', 'المدفوعات'],
    ['مدفوعات', 'المدفوعات'],
    ['تدقيق', 'سجل التدقيق'],
    ['التحكم لوحه', 'لوحة التحكم'],
    ['بطاقة', 'بالبطاقة'],
    ['مستوي', 'مستوى'],
    ['lodz', 'Łódź'],
    ['strasse', 'Straße'],
    ['STRAßE', 'Straße'],
    ['料金', '東京の料金'],
    ['da nang', 'Đà Nẵng'],
    ['istanbul', 'İstanbul'],
    ['igdir', 'Iğdır'],
    ['aero', 'Ærø'],
    ['3', '٣ أشهر'],
    ['елка', 'Ёлка'],
  ])('%j finds %j, as people type it', (query, label) => {
    expect(named(query)).toEqual([label]);
  });

  it('does not take the article for a word that it begins', () => {
    expect(named('ال')).toEqual(['الأسعار', 'الإعدادات', 'المدفوعات', 'سجل التدقيق', 'لوحة التحكم']);
    expect(named('عار')).toEqual([]);
  });

  it('leaves out groups in which nothing is found', () => {
    expect(matchCommands(groups, 'theme').map(({ label }) => label)).toEqual(['Actions']);
  });
});
