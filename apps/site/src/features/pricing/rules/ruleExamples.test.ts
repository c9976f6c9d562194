import { catalogue, type AddOn } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { tierOf } from '../../../lib/price/findTier.ts';
import { moneyRules } from './moneyRules.ts';
import { ruleExamples } from './ruleExamples.ts';

const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''));
const examplesFor = (tierId: string, addOns: AddOn['id'][] = []) => {
  const { program, tier } = tierOf(tierId);
  return ruleExamples(program, tier, addOns);
};
const stepsOf = (tierId: string, id: string, addOns?: AddOn['id'][]) =>
  examplesFor(tierId, addOns)
    .find((example) => example.id === id)
    ?.steps.map(({ value }) => value);

describe('the rules in money', () => {
  it('have an example each, for every size of every program', () => {
    for (const program of catalogue.programs)
      for (const { id } of program.tiers)
        expect(examplesFor(id).map((example) => example.id)).toEqual(moneyRules(program, []).map((rule) => rule.id));
  });

  it('are sums that a reader can check', () => {
    expect(stepsOf('1-step-10k', 'target')).toEqual(['$10,000', '+\u00A0$1,000', '$11,000']);
    expect(stepsOf('1-step-10k', 'daily')).toEqual(['$10,688', '\u2212\u00A0$534.40', '$10,153.60']);
    expect(stepsOf('1-step-10k', 'maximum')).toEqual(['$10,688', '\u2212\u00A0$1,000', '$9,688']);
    expect(stepsOf('1-step-10k', 'share')).toEqual(['$1,000', '70%', '$700']);
  });

  it('take away what they say they take away, on every size', () => {
    for (const { id } of catalogue.programs.flatMap(({ tiers }) => tiers))
      for (const rule of ['daily', 'funded', 'maximum']) {
        const [from = '', by = '', to = ''] = stepsOf(id, rule) ?? [];
        expect(amount(from) - amount(by)).toBeCloseTo(amount(to), 2);
      }
  });

  it('hang a static floor under the initial balance', () => {
    expect(stepsOf('2-step-10k', 'maximum')).toEqual(['$10,000', '\u2212\u00A0$800', '$9,200']);
  });

  it('follow the extra drawdown once it is added', () => {
    const { program } = tierOf('1-step-10k');
    const maximum = moneyRules(program, ['extra-drawdown']).find(({ id }) => id === 'maximum');
    expect(maximum?.values['1-step-10k']).toBe('$1,500');
    expect(maximum?.condition).toBe('15%, trailing, on the closed balance; with the add-on');
    expect(stepsOf('1-step-10k', 'maximum', ['extra-drawdown'])?.at(-1)).toBe('$9,188');
  });
});
