import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, type Inline } from './Block.ts';
import { parseInline } from './parseInline.ts';

/** The grammar as a single backtracking expression, with which `parseInline` must agree. */
const MARK =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/s;

function slowly(text: string): Inline[] {
  const match = MARK.exec(text);
  if (!match) return text ? [text] : [];
  const { code, strong, em, label = '', href = '' } = match.groups ?? {};
  const own: Inline[] =
    code !== undefined
      ? [{ kind: 'code', children: [code] }]
      : strong !== undefined
        ? [{ kind: 'strong', children: slowly(strong) }]
        : em !== undefined
          ? [{ kind: 'em', children: slowly(em) }]
          : href === '/a'
            ? [{ kind: 'link', href, children: slowly(label) }]
            : slowly(label);
  const before = text.slice(0, match.index);
  return [...(before ? [before] : []), ...own, ...slowly(text.slice(match.index + match[0].length))];
}

it('reads every text as the grammar says', () => {
  const piece = fc.constantFrom('`', '*', '**', '[', ']', '(', ')', '](/a)', '](', ' ', 'x', 'word', '\n');
  const text = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (source) => {
      expect(parseInline(source)).toEqual(slowly(source));
    }),
    { numRuns: 3000 },
  );
});

// A quadratic parser would take minutes for these, and a recursive one would overflow the stack.
it.each([
  ['marks', '*a* **b** `c` [d](/e) '.repeat(50_000)],
  ['open brackets', '['.repeat(400_000)],
  ['brackets that share one end', `${'['.repeat(200_000)}](${'a'.repeat(200_000)}`],
  ['labels without an address', '[a]'.repeat(200_000)],
  ['stars', '*'.repeat(400_001)],
  ['stars and spaces', '* '.repeat(200_000)],
  ['open stress', '**a'.repeat(133_333)],
  ['open code', 'a`'.repeat(200_001)],
])('reads 400,000 characters of %s', (_what, text) => {
  expect(plainText(parseInline(text)).length).toBeGreaterThan(0);
});

it.each([
  '//evil.example',
  String.raw`/\evil.example`,
  '/.//evil.example',
  'https:///evil.example',
  String.raw`https://help.example\evil.example`,
  'javascript:alert',
  'data:text/html,x',
  'http://x',
])('leaves the words of a link to %s', (href) => {
  expect(parseInline(`[x](${href})`)).toEqual(['x']);
});
