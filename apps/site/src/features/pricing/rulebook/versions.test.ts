import { catalogue, payouts, rulebook, rules } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { ruleName, valueText } from './ruleText.ts';
import { differences, versions } from './versions.ts';

const program = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram)!;
const newest = versions.at(-1)!;

describe('the rulebook', () => {
  it('says today what the rules and the catalogue say', () => {
    expect(newest.values).toMatchObject({
      dailyLoss: program.phases[0]?.rules.dailyLossPercent,
      maximumLoss: program.phases[0]?.rules.maxDrawdownPercent,
      drawdownType: program.drawdownType,
      news: rules.newsMinutes,
      processing: payouts.processingHours,
      smallestPayout: payouts.minimumCents,
    });
  });

  it('is whole in every version, in the order of their days', () => {
    for (const { values } of versions)
      expect(Object.keys(values).toSorted()).toEqual(rulebook.rules.map(({ id }) => id).toSorted());
    const days = versions.map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
  });

  it('tells what each version changed, before and after', () => {
    const [, , third] = versions;
    expect(
      third?.changes.map(({ rule, before, after }) => [ruleName(rule), valueText(rule, before), valueText(rule, after)]),
    ).toEqual([
      ['Daily loss limit, funded', '4%', '3%'],
      ['Maximum loss', '8%', '10%'],
      ['News window', '5 min before and after', '2 min before and after'],
      ['Days without a trade', '21 days', '30 days'],
      ['Refund paid in', '7\u2060–\u206010 business days', '5\u2060–\u20607 business days'],
    ]);
  });

  it('adds changes up between versions that do not follow each other, and finds none in one version', () => {
    const changed = differences(versions[0]!.values, newest.values).map(({ rule }) => rule.id);
    expect(changed).toEqual(expect.arrayContaining(['minimumDays', 'maximumLoss', 'processing']));
    expect(changed).not.toContain('target');
    expect(differences(newest.values, newest.values)).toEqual([]);
  });

  it('can write every rule of every version', () => {
    for (const { values } of versions)
      for (const rule of rulebook.rules) {
        expect(ruleName(rule)).toMatch(/\w/);
        expect(valueText(rule, values[rule.id]!)).toMatch(/^[\w$]/);
      }
  });
});
