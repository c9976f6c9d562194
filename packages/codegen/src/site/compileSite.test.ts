import { describe, expect, it } from 'vitest';
import { ownSpecs, specsChanged, specsWith } from '../fixtures/specsDirectory.ts';
import { compileSite } from './compileSite.ts';
import type { Catalogue } from './shapes/catalogue.ts';

/** The findings (`file:line message`) after a change to the project's specs. */
function wrongAfter(file: string, from: string, to: string): string[] {
  const directory = specsChanged(ownSpecs, `site/${file}`, from, to);
  return compileSite(directory).findings.map(
    ({ file: path, line, message }) => `${path.slice(directory.length + 1)}:${line} ${message}`,
  );
}

describe('the facts of the site', () => {
  it('are free of contradictions', () => {
    expect(compileSite(ownSpecs).findings).toEqual([]);
  });

  it('state the winner’s bonus of the specification for each size of the 1-step program', () => {
    const { programs } = compileSite(ownSpecs).facts['catalogue'] as Catalogue;
    const tiers = programs.find(({ id }) => id === '1-step')?.tiers ?? [];
    expect(tiers.map(({ label, priceCents, winnersBonusCents }) => [label, priceCents / 100, winnersBonusCents / 100])).toEqual([
      ['5K', 59, 109],
      ['10K', 99, 199],
      ['25K', 159, 409],
      ['50K', 269, 769],
      ['100K', 469, 1469],
      ['200K', 849, 2849],
    ]);
  });

  it('fill references, in whichever file they point to', () => {
    const { facts } = compileSite(ownSpecs);
    expect(facts['brand']).toMatchObject({ url: 'https://duneline.example', hosts: { help: 'https://help.duneline.example' } });
    expect(JSON.stringify(facts)).not.toMatch(/\{[a-z]+\.[\w.|-]+\}/i);
  });

  it('take a file that the generator does not know as its schema describes it', () => {
    const directory = specsWith({ 'site/colours.yaml': 'sand: 3\n', 'site/schema/colours.schema.yaml': 'type: object\n' });
    expect(compileSite(directory)).toMatchObject({
      files: { 'site/colours.gen.ts': 'export const colours = { sand: 3 } as const;\n' },
      findings: [],
    });
  });

  it('are empty for a directory without a site', () => {
    expect(compileSite(specsWith({}))).toMatchObject({ files: {}, facts: {}, findings: [] });
  });
});

describe('a finding', () => {
  it('does not come again for the file that leans on the wrong one', () => {
    expect(wrongAfter('rules.yaml', 'winnersBonusPercent:', 'winnersBonus:')).toEqual([
      expect.stringMatching(/^site\/rules\.yaml:\d+ .*lacks the key `winnersBonusPercent`/),
      expect.stringMatching(/^site\/rules\.yaml:\d+ .*must not have the key `winnersBonus`/),
    ]);
  });

  it('is the cause alone when a route has no title, not each link that leads to a route', () => {
    expect(wrongAfter('routes.yaml', '    title: Pricing\n', '')).toEqual([
      expect.stringMatching(/^site\/routes\.yaml:\d+ .*lacks the key `title`/),
    ]);
  });

  it('stands where the wrong value stands', () => {
    const directory = specsWith({
      'site/lists.yaml': '# Two lists.\n- { id: first,\n    size: 3 }\n- id: second\n  size: large\n  colour: red\n',
      'site/schema/lists.schema.yaml':
        'items: { additionalProperties: false, required: [name], properties: { id: {}, name: {}, size: { type: integer } } }\n',
    });
    const places = compileSite(directory).findings.map(({ line, column, message }) => [line, column, message.split('.')[0]]);
    expect(places).toEqual([
      [2, 3, '`0` lacks the key `name`'],
      [4, 3, '`1` lacks the key `name`'],
      [6, 3, '`1` must not have the key `colour`'],
      [5, 9, expect.stringMatching('`1')],
    ]);
  });
});

describe('a wrong file of the site is reported with its line', () => {
  it.each([
    ['broken YAML', 'brand.yaml', 'name: Duneline', 'name: "Duneline', /^site\/brand\.yaml:\d+ The YAML cannot be read/],
    ['an unknown key', 'brand.yaml', 'tagline:', 'tagLine:', /^site\/brand\.yaml:5 The document must not have the key `tagLine`/],
    [
      'a value outside of its list',
      'catalogue.yaml',
      'drawdownType: trailing',
      'drawdownType: sideways',
      /^site\/catalogue\.yaml:\d+ .*"sideways", which is none of "trailing", "static"/,
    ],
    [
      'a price that is no number',
      'catalogue.yaml',
      'price: 59',
      'price: cheap',
      /^site\/catalogue\.yaml:\d+ .*must be integer, but is "cheap"/,
    ],
    [
      'a doubled key',
      'errors.yaml',
      'user_not_found:',
      'user_banned:',
      /^site\/errors\.yaml:\d+ The YAML cannot be read: Map keys must be unique/,
    ],
    [
      'a reference to nothing',
      'content/faq.yaml',
      '{rules.openPositions}',
      '{rules.openPosition}',
      /^site\/content\/faq\.yaml:\d+ The reference \{rules\.openPosition\} names nothing/,
    ],
    [
      'a reference to itself',
      'brand.yaml',
      'domain: duneline.example',
      "domain: '{brand.name}.example'\n",
      /pattern|back to itself/,
    ],
    [
      'a link that leaves the site in browsers',
      'navigation.yaml',
      '{ id: pricing, to: /pricing }',
      String.raw`{ id: pricing, to: '/\evil.example' }`,
      /^site\/navigation\.yaml:\d+ .*pattern/,
    ],
  ])('%s', (_, file, from, to, expected) => {
    expect(wrongAfter(file, from, to)).toContainEqual(expect.stringMatching(expected));
  });

  it.each([
    [
      'a bonus that does not follow from fee and target',
      'catalogue.yaml',
      'winnersBonus: 109',
      'winnersBonus: 110',
      /^site\/catalogue\.yaml:\d+ .*is 110, but must be 59 \+ 10 % of 500 = 109/,
    ],
    [
      'a target that no longer gives the bonuses',
      'catalogue.yaml',
      'profitTarget: 10',
      'profitTarget: 9',
      /must be 59 \+ 10 % of 450 = 104/,
    ],
    [
      'a fee bonus that is not the fee',
      'catalogue.yaml',
      'discount: 20, winnersBonus: 79',
      'discount: 20, winnersBonus: 80',
      /is 80, but must be the fee, 79/,
    ],
    [
      'an old price that does not fit its discount',
      'catalogue.yaml',
      'oldPrice: 249, discount: 20',
      'oldPrice: 259, discount: 20',
      /must be 249/,
    ],
    ['sizes out of order', 'catalogue.yaml', 'size: 5000, price: 59', 'size: 50000, price: 59', /stands after 50000/],
    [
      'a page that is also a redirect',
      'routes.yaml',
      'from: /rules',
      'from: /pricing',
      /^site\/routes\.yaml:\d+ \/pricing is a page and a redirect/,
    ],
    ['two routes with one id', 'routes.yaml', 'id: why', 'id: about', /The id "about" stands twice/],
    ['a prerendered page with a parameter', 'routes.yaml', 'isPrerendered: false', 'isPrerendered: true', /has a parameter/],
    [
      'a guarded page offered to search engines',
      'routes.yaml',
      'kind: affiliate\n    isPrerendered: false\n    isIndexable: false',
      'kind: affiliate\n    isPrerendered: false\n    isIndexable: true',
      /is behind a guard/,
    ],
    [
      'a link to a page that does not exist',
      'navigation.yaml',
      'to: /pricing',
      'to: /prices',
      /\/prices is not a page of routes\.yaml/,
    ],
    [
      'two figures for one thing in one section',
      'claims.yaml',
      'subject: countries',
      'subject: traders',
      /two figures for "traders" in the section "stats"/,
    ],
    ['a claim that is shown and does not exist', 'content/stats.yaml', 'uptime', 'upTime', /There is no claim "upTime"/],
    [
      'a testimonial with another refund than the catalogue’s',
      'content/testimonials.yaml',
      'refund: 469',
      'refund: 470',
      /by the catalogue, not 470/,
    ],
    ['two payouts with one receipt', 'content/payouts.yaml', 'DL-48207', 'DL-48211', /The receiptId "DL-48211" stands twice/],
  ])('%s', (_, file, from, to, expected) => {
    expect(wrongAfter(file, from, to)).toContainEqual(expect.stringMatching(expected));
  });

  it('a file without a schema', () => {
    const directory = specsWith({ 'site/colours.yaml': 'sand: 3\n' });
    expect(compileSite(directory).findings).toMatchObject([{ line: 1, message: expect.stringContaining('has no schema') }]);
  });

  it('several things at once', () => {
    const directory = specsChanged(
      ownSpecs,
      'site/catalogue.yaml',
      'winnersBonus: 109 }\n      - { size: 10000, price: 99, winnersBonus: 199',
      'winnersBonus: 1 }\n      - { size: 10000, price: 99, winnersBonus: 2',
    );
    const lines = compileSite(directory)
      .findings.filter(({ file }) => file.endsWith('catalogue.yaml'))
      .map(({ line }) => line);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe((lines[0] ?? 0) + 1);
  });
});
