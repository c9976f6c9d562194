import { describe, expect, it } from 'vitest';
import { fillReferences } from './references.ts';

const facts = {
  brand: { name: 'Ada & Co', domain: 'ada.example', url: 'https://{brand.domain}' },
  tiers: {
    all: [
      { id: 'small', priceCents: 5900 },
      { id: 'large', priceCents: 100_050 },
    ],
  },
  hours: { processing: { from: 24, to: 48 }, platforms: ['One', 'Two'] },
  loop: { a: '{loop.b}', b: '{loop.a}' },
};

function fill(text: string): { text: string; problems: string[] } {
  const problems: string[] = [];
  return { text: fillReferences(text, facts, (message) => problems.push(message)), problems };
}

describe('a reference', () => {
  it.each([
    ['{brand.name}', 'Ada & Co'],
    ['{brand.url}/help', 'https://ada.example/help'],
    ['{tiers.all.small.priceCents|usd}', '$59'],
    ['{tiers.all.1.priceCents|usd}', '$1,000.50'],
    ['{hours.processing|range} hours', '24–48 hours'],
    ['{hours.platforms|list}', 'One, Two'],
    ['{count} and {name, number}', '{count} and {name, number}'],
  ])('%s becomes %s', (text, expected) => {
    expect(fill(text)).toEqual({ text: expected, problems: [] });
  });

  it.each([
    ['{brand.nmae}', /names nothing.*`brand\.nmae` does not exist/],
    ['{tiers.all.tiny.priceCents}', /`tiers\.all\.tiny` does not exist/],
    ['{hours.processing}', /names a group/],
    ['{brand.name|usd}', /cannot print "Ada & Co" as `usd`/],
    ['{brand.name|loud}', /unknown format `loud`. Use one of usd, percent, range, list, days, hours, minutes/],
    ['{loop.a}', /leads back to itself/],
    ['{brand.constructor}', /names nothing/],
  ])('%s is refused with a sentence', (text, expected) => {
    expect(fill(text)).toEqual({ text: expect.any(String), problems: [expect.stringMatching(expected)] });
  });
});
