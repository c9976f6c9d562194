import { describe, expect, it } from 'vitest';
import { matchCommands, type CommandGroup } from './matchCommands.ts';

const groups: readonly CommandGroup[] = [
  {
    label: 'Pages',
    commands: [
      { id: 'pricing', label: 'Pricing', keywords: ['fee', 'cost'] },
      { id: 'payouts', label: 'Payouts and receipts' },
    ],
  },
  { label: 'Actions', commands: [{ id: 'theme', label: 'Use the light theme' }] },
];

const found = (query: string) => matchCommands(groups, query).flatMap(({ commands }) => commands.map(({ id }) => id));

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

  it('leaves out groups in which nothing is found', () => {
    expect(matchCommands(groups, 'theme').map(({ label }) => label)).toEqual(['Actions']);
  });
});
