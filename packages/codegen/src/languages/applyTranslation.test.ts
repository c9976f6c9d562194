import { describe, expect, it } from 'vitest';
import { ownSpecs, specsChanged, specsWith } from '../fixtures/specsDirectory.ts';
import { compileSite } from '../site/compileSite.ts';

const site = {
  'site/languages.yaml':
    'languages: [{ id: en, name: English, direction: ltr }, { id: ar, name: العربية, direction: rtl }]\nwords: { languages: [], limits: [], shop: [name, "items.*.title", "items.*.size?", "notes.*"] }\n',
  'site/schema/languages.schema.yaml': 'type: object\n',
  'site/limits.yaml': 'days: 30\nhours: { from: 24, to: 48 }\ncents: 123450\nshare: { from: 70, to: 80 }\n',
  'site/schema/limits.schema.yaml': 'type: object\n',
  'site/schema/shop.schema.yaml': 'type: object\n',
  'site/shop.yaml':
    'name: Shop\nitems:\n  - { id: tea, title: Tea, size: 5K, price: 3 }\n  - { id: salt, title: Salt, size: 10K, price: 1 }\nnotes: ["Within {limits.days} days"]\n',
};
const arabic =
  'name: متجر\nitems:\n  tea: { title: شاي }\n  salt: { title: ملح, size: 10 آلاف }\nnotes: ["خلال {limits.days|days}"]\n';

const compile = (words: string, changed: Readonly<Record<string, string>> = {}) =>
  compileSite(specsWith({ ...site, 'site/ar/shop.yaml': words, ...changed }));

function findingsOf(words: string, changed: Readonly<Record<string, string>> = {}): string[] {
  return compile(words, changed).findings.map(
    ({ file, line, column, message }) => `${file.slice(file.indexOf('site/'))}:${line}:${column} ${message}`,
  );
}

describe('facts in another language', () => {
  it('have its words, by the ids of lists, and everything else as it is', () => {
    const { findings, translations } = compile(arabic);
    expect(findings).toEqual([]);
    expect(translations['ar']?.['shop']).toEqual({
      name: 'متجر',
      items: [
        { id: 'tea', title: 'شاي', size: '5K', price: 3 },
        { id: 'salt', title: 'ملح', size: '10 آلاف', price: 1 },
      ],
      notes: ['خلال 30 يومًا'],
    });
  });

  it('are modules of their own', () => {
    const { files } = compile(arabic);
    expect(files['site/shop.gen.ts']).toContain("'Tea'");
    expect(files['ar/site/shop.gen.ts']).toContain("'شاي'");
  });

  it.each([
    ['{limits.days|days}', '30 يومًا'],
    ['{limits.hours|hours}', '24\u00a0إلى\u00a048 ساعة'],
    ['{limits.hours|range}', '24\u00a0إلى\u00a048'],
    ['{limits.cents|usd}', '\u2066$1,234.50\u2069'],
    ['{limits.share|percent}', '70\u00a0إلى\u00a0\u206680%\u2069'],
  ])('write %s in the manner of the language', (reference, expected) => {
    const english = site['site/shop.yaml'].replace('Within {limits.days} days', reference);
    const { findings, translations } = compile(arabic.replace('خلال {limits.days|days}', reference), {
      'site/shop.yaml': english,
    });
    expect(findings).toEqual([]);
    expect(translations['ar']?.['shop']).toMatchObject({ notes: [expected] });
  });
});

describe('is reported with its place', () => {
  it.each([
    [
      'words that are missing',
      arabic.replace('tea: { title: شاي }', 'tea: {}'),
      /^site\/ar\/shop\.yaml:3:\d+ `items\.tea\.title` of .* has no Arabic words/,
    ],
    ['words for nothing', `${arabic}slogan: أهلًا\n`, /^site\/ar\/shop\.yaml:6:1 `slogan` stands for no words/],
    [
      'a figure that is left out',
      arabic.replace('{limits.days|days}', 'شهر'),
      /^site\/ar\/shop\.yaml:5:\d+ This text lacks \{limits\.days\}/,
    ],
    [
      'another figure',
      arabic.replace('}"]', '} {limits.cents|usd}"]'),
      /^site\/ar\/shop\.yaml:5:\d+ This text refers to \{limits\.cents\}/,
    ],
    [
      'a format that does not fit',
      arabic.replace('|days', '|list'),
      /^site\/ar\/shop\.yaml:5:\d+ The reference \{limits\.days\|list\} cannot print 30/,
    ],
  ])('%s', (_, words, expected) => {
    expect(findingsOf(words)).toEqual([expect.stringMatching(expected)]);
  });

  it('a file of which nobody says what its words are', () => {
    const changed = { 'site/colours.yaml': 'sand: Sand\n', 'site/schema/colours.schema.yaml': 'type: object\n' };
    expect(findingsOf(arabic, changed)).toEqual([
      expect.stringMatching(/^site\/languages\.yaml:2:\d+ `words` says nothing of colours\.yaml/),
    ]);
  });

  it('a translation of no file', () => {
    expect(findingsOf(arabic, { 'site/ar/colours.yaml': 'sand: رمل\n' })).toEqual([
      expect.stringMatching(/^site\/ar\/colours\.yaml:1:1 There is no colours\.yaml/),
    ]);
  });

  it('one wrong word of the project’s own specs', () => {
    const directory = specsChanged(ownSpecs, 'site/ar/routes.yaml', 'title: الأسعار', 'name: الأسعار');
    expect(compileSite(directory).findings.map(({ message }) => message.split('.yaml')[0])).toEqual([
      expect.stringContaining('`pages.pricing.title`'),
      expect.stringContaining('`pages.pricing.name`'),
    ]);
  });
});
