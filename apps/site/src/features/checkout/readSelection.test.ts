import { checkoutPath } from '@duneline/machines';
import { catalogue } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { readSelection } from './readSelection.ts';

const read = (query: string) => {
  const { tier, problem } = readSelection(new URLSearchParams(query));
  return [tier.id, problem?.kind ?? null];
};

const buyable = catalogue.programs
  .filter(({ isAvailable }) => isAvailable)
  .flatMap(({ id, tiers }) => tiers.map((tier) => ({ programId: id, tierId: tier.id, tier: tier.index })));

describe('readSelection', () => {
  it.each(buyable)('reads $tierId back out of the link that the selector makes', ({ programId, tierId, tier }) => {
    const path = checkoutPath({ tier, type: programId });
    expect(read(path.split('?')[1] ?? '')).toEqual([tierId, null]);
  });

  it('sells 2-step, which has no tab', () => expect(read('type=2-step&tier=1')).toEqual(['2-step-5k', null]));

  it.each([
    ['', '1-step-5k'],
    ['tier=3', '1-step-25k'],
    ['type=2-step', '2-step-5k'],
    ['utm_source=x&tier=2', '1-step-10k'],
  ])('takes the default for what %j leaves out, without a word', (query, tierId) => expect(read(query)).toEqual([tierId, null]));

  it.each(['tier=0', 'tier=7', 'tier=-1', 'tier=1.5', 'tier=01', 'tier=1e0', 'tier=', 'tier=two', 'tier=%F0%9F%90%AA'])(
    'shows the first size and says so for %j',
    (query) => expect(read(`type=1-step&${query}`)).toEqual(['1-step-5k', 'unknown-size']),
  );

  it('stays with a program that exists when only the size is wrong', () => {
    expect(read('type=2-step&tier=99')).toEqual(['2-step-5k', 'unknown-size']);
  });

  it.each(['type=3-step&tier=2', 'type=&tier=2', 'type=1-STEP', 'type=__proto__'])(
    'shows the first size of the default program for %j',
    (query) => expect(read(query)).toEqual(['1-step-5k', 'unknown-program']),
  );

  it('does not sell a program that is coming soon', () =>
    expect(read('type=instant&tier=2')).toEqual(['1-step-5k', 'unavailable-program']));
});
