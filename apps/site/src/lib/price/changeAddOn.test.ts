import { describe, expect, it } from 'vitest';
import { changeAddOn, readAddOns } from './changeAddOn.ts';

describe('changeAddOn', () => {
  it('adds once, takes away, and keeps the order of the catalogue', () => {
    const drawdown = changeAddOn([], 'extra-drawdown', true);
    expect(drawdown).toEqual(['extra-drawdown']);
    expect(changeAddOn(drawdown, 'extra-drawdown', true)).toEqual(['extra-drawdown']);
    expect(changeAddOn(drawdown, 'weekly-payouts', true)).toEqual(['weekly-payouts', 'extra-drawdown']);
    expect(changeAddOn(['weekly-payouts', 'extra-drawdown'], 'weekly-payouts', false)).toEqual(['extra-drawdown']);
  });

  it('knows only the add-ons of the catalogue', () =>
    expect(changeAddOn(['weekly-payouts'], 'free-money', true)).toEqual(['weekly-payouts']));
});

describe('readAddOns', () => {
  it('takes the known add-ons out of a history entry', () => {
    expect(readAddOns({ addOns: ['extra-drawdown', 'weekly-payouts'] })).toEqual(['weekly-payouts', 'extra-drawdown']);
  });

  it.each([null, undefined, 'x', {}, { addOns: 'weekly-payouts' }, { addOns: ['nonsense', 7] }])(
    'reads none out of %j',
    (state) => expect(readAddOns(state)).toEqual([]),
  );
});
