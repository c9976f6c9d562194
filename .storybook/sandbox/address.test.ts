import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeIn, readPage, withCode, writePage } from './address.ts';

const props = fc.dictionary(
  fc.string({ unit: 'grapheme' }),
  fc.json().map((written): unknown => JSON.parse(written)),
  { noNullPrototype: true },
);
const blocks = fc
  .array(fc.record({ kind: fc.string({ unit: 'binary' }), props }))
  .map((all) => all.map((block, id) => ({ id, ...block })));

const coded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

it('reads any page as it was written, with blocks and props that it does not know', () => {
  fc.assert(
    fc.property(blocks, (page) => {
      expect(readPage(writePage(page))).toEqual({ blocks: page });
    }),
  );
});

it('writes only letters that Storybook lets an address give to a story', () => {
  fc.assert(
    fc.property(blocks, (page) => {
      expect(writePage(page)).toMatch(/^[\w-]*$/);
    }),
  );
});

it('keeps the page in an address, beside what else the address says', () => {
  fc.assert(
    fc.property(blocks, (page) => {
      const address = withCode('http://localhost:6006/iframe.html?id=sandbox--page&globals=theme:light', writePage(page));
      expect(codeIn(address)).toBe(writePage(page));
      expect(new URL(address).searchParams.get('globals')).toBe('theme:light');
    }),
  );
});

it('gives back whatever it cannot read, and never fails', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.jsonValue().map(coded)), (code) => {
      const read = readPage(code);
      expect('blocks' in read ? readPage(writePage(read.blocks)) : read.code).toEqual('blocks' in read ? read : code);
    }),
  );
});

it.each([
  ['cut off', coded([1, [['heading']]]).slice(0, -3), /cut off or changed/],
  ['of a later version', coded([2, []]), /version 2; this sandbox reads version 1/],
  ['no page', coded({ blocks: [] }), /something else/],
  ['without blocks', coded([1]), /no list of blocks/],
  ['with a block that is none', coded([1, [['text'], ['heading', 3]]]), /block 2/],
])('says what is wrong with an address that is %s', (_, code, sentence) => {
  expect(readPage(code)).toEqual({ code, problem: expect.stringMatching(sentence) });
});
