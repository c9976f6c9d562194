import { describe, expect, it } from 'vitest';
import type { OfferedPage } from './OfferedPage.ts';
import { toCsv } from './toCsv.ts';

const page: OfferedPage = {
  path: '/pricing',
  title: 'Prices, "all" of them',
  state: 'offered',
  to: null,
  isFile: true,
  isInSitemap: true,
  canonicals: { en: 'https://duneline.example/pricing' },
  alternates: ['en', 'ar', 'x-default'],
  types: ['Product', 'BreadcrumbList'],
};

describe('the export', () => {
  it('is a line per address, with commas and quotes kept', () => {
    const [head, row, end] = toCsv([page]).split('\r\n');
    expect(head).toBe('"path","title","state","leads to","in sitemap","canonical en","canonical ar","hreflang","types"');
    expect(row).toBe(
      '"/pricing","Prices, ""all"" of them","offered","","yes","https://duneline.example/pricing","","en ar x-default","Product BreadcrumbList"',
    );
    expect(end).toBe('');
  });

  it('has no cell that a spreadsheet would run', () => expect(toCsv([{ ...page, title: '=1+1' }])).toContain(`"'=1+1"`));
});
