import type { PGlite } from '@electric-sql/pglite';
import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bannedClaimsIn } from '../../apps/site/src/features/admin-content/bannedClaims.ts';
import { openDatabase } from './rlsDatabase.ts';
import { openProject } from './project.ts';
import { openBothSides } from './attacks/bothSides.ts';
import { duneline } from './rlsProjects.ts';

// The claims that the firm may not make: one rule in Postgres, in the embedded backend and in the editors.

const { run, expectSameRows } = openBothSides();
let db: PGlite;
beforeAll(async () => {
  db = await openDatabase(duneline.directory);
});
afterAll(() => db.close());

/** Whether each text holds a banned claim; fails if the database, the embedded backend or the editors differ. */
async function judge(texts: readonly string[]): Promise<readonly (readonly [text: string, isBanned: boolean])[]> {
  const { rows } = await db.query<{ is: boolean }>(
    'select public.holds_banned_claim(text) as is from unnest($1::text[]) with ordinality as given (text, at) order by at',
    [texts],
  );
  const truth = texts.map((text, at) => [text, rows[at]?.is ?? false] as const);
  const admin = await openProject().clientOf('admin');
  const embedded = [];
  for (const _text of texts) embedded.push([_text, (await admin.rpc('holds_banned_claim', { _text })).data]);
  expect(embedded).toEqual(truth);
  expect(texts.map((text) => [text, bannedClaimsIn(text).length > 0])).toEqual(truth);
  return truth;
}

const banned = [
  'Guaranteed profit',
  'risk-free, risk free and riskfree',
  'Risk\u2011free',
  'Risk\u2010free',
  'Risk\u2013free',
  'Risk \u2014 free',
  'Risk\u2212free',
  'Risk\u00A0free',
  'Risk\u202Ffree',
  'Risk\u3000free',
  'Risk\u2028free',
  'Risk\tfree',
  'Risk\nfree',
  'Risk  free',
  'Risk_free',
  'Risk.free',
  'Risk/free',
  'Risk·free',
  'Risk\u00ADfree',
  'Risk\u200Bfree',
  'Guar\u00ADanteed',
  'Guar\u200Danteed',
  'Guar\u2060anteed',
  'Guar\uFEFFanteed',
  'Guaran-teed',
  'G u a r a n t e e d',
  'Guaránteed',
  'Ｇｕａｒａｎｔｅｅｄ',
  'Ｒｉｓｋ－ｆｒｅｅ',
  '𝐆𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝',
  'Risk-**free**',
  'Guar*ant*eed',
  String.raw`risk\-free`,
  'no “risk”',
  'No\u00A0risk',
  'Without\u2003risk',
  'You cannot lose',
  'You can not lose',
  'You can’t lose',
  'ربح مضمون',
  'الربح مَضْمُون',
  'ربح مضـــمون',
  'ربح مض\u200Cمون',
  'ﻣﻀﻤﻮﻥ',
  'تداول بدون\u00A0مخاطر',
  'بِلا مَخاطر',
  'Not only guaranteed, but fast',
  'Not just guaranteed',
  'Why not? Guaranteed profit',
  'Why not\nGuaranteed profit',
  'No risk, free of charge',
  'Profits are not guaranteed, but the refund is guaranteed',
  'No doubt, guaranteed',
  'ليست مجرد أرباح مضمونة',
  '{"text": "Guar\\u0001anteed"}',
  '{"text": "risk\\tfree"}',
];
const allowed = [
  'Profits are not guaranteed',
  'Profits are not guaranteed.',
  'Results aren’t guaranteed',
  'A payout is never guaranteed',
  'Nothing is guaranteed',
  'No profit is guaranteed',
  'No guaranteed profits',
  'We do not promise guaranteed returns',
  'Profits cannot be guaranteed',
  'Neither guaranteed nor risk-free',
  'Trading is not risk-free',
  'No trade is without risk',
  'Trading is not without risk',
  'There is no such thing as a risk-free trade',
  'A small risk is not no risk',
  'PROFITS ARE NOT　ＧＵＡＲＡＮＴＥＥＤ',
  'الأرباح غير مضمونة',
  'الأرباح ليست مضمونة',
  'ليست الأرباح مضمونة',
  'لا ربح مضمون',
  'لا توجد أرباح مضمونة',
  'التداول ليس بدون مخاطر',
  'لا تداول بلا مخاطر',
  'Every account is simulated.',
  'The casino risk of a streak',
  'Significant losers trade too large',
  'The risk of a free account',
  'A guarantee strip',
  'إدارة المخاطر',
  '["no", "risk"]',
  '',
];

describe('claims that the firm may not make', () => {
  it('are found whatever joins, hides or decorates their letters', async () => {
    expect((await judge(banned)).filter(([, isBanned]) => !isBanned)).toEqual([]);
  });

  it('are not found where a text denies them or only resembles them', async () => {
    expect((await judge(allowed)).filter(([, isBanned]) => isBanned)).toEqual([]);
  });

  it('are the same in the database, in the embedded backend and in the editors', async () => {
    const pieces = [
      'not',
      'never',
      'no',
      'nothing is',
      'is',
      'a',
      'profit',
      'guaranteed',
      'risk',
      'free',
      'without',
      "can't",
      'cannot',
      'lose',
      'be',
      'Ｒisk',
      'ﬁ',
      'İ',
      'ſ',
      'é',
      'ß',
      '\u0301',
      '\u200B',
      '\u00AD',
      '\u2011',
      '\u2014',
      '\u00A0',
      '\u2028',
      '\u0085',
      '\u0007',
      'غير',
      'ليس',
      'لا',
      'الربح',
      'ربح',
      'مضمون',
      'بدون',
      'بلا',
      'مخاطر',
      '\u064B',
      '\u0640',
      'أ',
      'ﻻ',
      '٣',
      '،',
      '🙂',
      '\u{E0020}',
      '-',
      '_',
      '.',
      ',',
      '\n',
      '\t',
      '"',
      '’',
      '*',
      '\\',
      String.raw`\n`,
      String.raw`\u0001`,
      '/',
      '(',
      '[',
      '~',
      '|',
      '^',
      '`',
    ];
    const text = fc
      .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ' ', '-')), { maxLength: 8 })
      .map((parts) => parts.flat().join(''));
    const judged = await judge(fc.sample(text, { numRuns: 3000, seed: 21 }));
    expect(new Set(judged.map(([, isBanned]) => isBanned))).toEqual(new Set([true, false]));
  });
});

it('a title that ends with "not" denies nothing in the next text', async () => {
  const admin = await openProject().clientOf('admin');
  const { error } = await admin
    .from('seo_config')
    .update({ title: 'Why not', description: 'Guaranteed profit' })
    .eq('route', 'home');
  expect(error?.code).toBe('23514');
  const joined = await admin
    .from('seo_config')
    .update({ title: 'At your own risk', description: 'Free trial' })
    .eq('route', 'home');
  expect(joined.error).toBeNull();
});

describe.each<[table: string, column: string]>([
  ['media_library', 'title'],
  ['media_library', 'alt_text'],
  ['media_library', 'alt_text_ar'],
  ['testimonials', 'body'],
  ['blog_categories', 'name'],
  ['blog_categories', 'description'],
])('a text of %s in %s', (table, column) => {
  const [{ id, ...row } = {}] = backendSpec.seed.rows[table] ?? [];
  const text = 'Here profits are guaranteed';

  it.each(['admin', 'service_role'])('holds no banned claim of %s', async (persona) => {
    const refused = { error: { code: '23514', message: 'A text makes a claim that the firm may not make.' } };
    expect(await run(persona, 'update', table, { [column]: text }, { id: String(id) })).toMatchObject(refused);
    const unique = { media_library: { path: 'new.png' }, blog_categories: { slug: 'new' }, testimonials: { id: 'new' } };
    const added = { ...row, ...unique[table as keyof typeof unique], updated_by: undefined, [column]: text };
    const columns = Object.fromEntries(Object.entries(added).filter(([, value]) => value !== undefined && value !== null));
    expect(await run(persona, 'insert', table, columns)).toMatchObject(refused);
    expect(await run(persona, 'insert', table, { ...columns, [column]: `Here profits are not guaranteed` })).toMatchObject({
      count: 1,
    });
    await expectSameRows(table);
  });
});
