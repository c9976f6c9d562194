import { catalogue } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { iconPng } from './icons.ts';
import { plansJson } from './plansJson.ts';
import { securityTxt } from './securityTxt.ts';
import { ICON_SIZES, webManifest } from './webManifest.ts';

const site = 'https://duneline.example';

describe('what search engines and machines read', () => {
  it('says whom to tell of a weakness, for less than a year', () => {
    const text = securityTxt({ email: 'security@duneline.example', site, languages: ['en', 'ar'], now: new Date('2026-11-22') });
    expect(text).toContain('Contact: mailto:security@duneline.example\n');
    expect(text).toContain('Expires: 2027-05-21T00:00:00.000Z\n');
    expect(text).toContain('Preferred-Languages: en, ar\n');
  });

  it('has an icon of each size that the manifest names', async () => {
    const manifest = JSON.parse(
      webManifest({ name: 'Duneline', description: 'Evaluations', language: 'ar', direction: 'rtl', start: '/ar/' }),
    ) as { icons: { sizes: string }[]; dir: string };
    expect(manifest.dir).toBe('rtl');
    for (const size of ICON_SIZES) {
      expect(manifest.icons.some(({ sizes }) => sizes === `${size}x${size}`)).toBe(true);
      const png = await iconPng(size);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]); // width and height in the PNG's header
    }
  });

  it('prints every price of the catalogue with the way to buy it', () => {
    const { programs } = JSON.parse(plansJson(catalogue, site)) as {
      programs: { tiers: { priceCents: number; checkout: string }[] }[];
    };
    expect(programs.map(({ tiers }) => tiers.map(({ priceCents }) => priceCents))).toEqual(
      catalogue.programs.map(({ tiers }) => tiers.map(({ priceCents }) => priceCents)),
    );
    expect(programs[2]?.tiers[0]?.checkout).toBe(`${site}/checkout?tier=1&type=2-step`);
  });
});
