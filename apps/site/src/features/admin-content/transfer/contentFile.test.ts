import * as t from '@duneline/specs/messages/admin-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentFileError, readContentFile, writeContentFile } from './contentFile.ts';

const present = { title: 'Pricing', canonical: null, is_indexable: true, links: [{ label: 'Home' }] };
const fileOf = (fields: unknown, table = 'seo_config') => JSON.stringify({ format: 'duneline-content', table, fields });

it('reads what was exported', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.option(fc.string()),
      fc.boolean(),
      fc.array(fc.jsonValue()),
      (title, canonical, is_indexable, links) => {
        const fields = { title, canonical, is_indexable, links };
        expect(readContentFile(writeContentFile('seo_config', fields), 'seo_config', present)).toEqual(
          JSON.parse(JSON.stringify(fields)),
        );
      },
    ),
  );
});

it('takes a part of the fields', () => {
  expect(readContentFile(fileOf({ canonical: '/prices' }), 'seo_config', present)).toEqual({ canonical: '/prices' });
});

describe('a file is refused with the reason', () => {
  it.each([
    ['that is no JSON', '{"format":', t.transferNoJson],
    ['of something else', '{"name":"duneline"}', t.transferForeign],
    ['that is a list', '[]', t.transferForeign],
    ['without fields', fileOf(null), t.transferForeign],
    ['of another table', fileOf({}, 'cta_config'), t.transferOther({ table: 'cta_config' })],
    ['with unknown fields', fileOf({ title: 'A', path: '/', version: 3 }), t.transferUnknown({ names: 'path, version' })],
    ['with a field of the prototype', fileOf(JSON.parse('{"__proto__":{}}')), t.transferUnknown({ names: '__proto__' })],
    ['with other kinds of values', fileOf({ title: 7, links: {} }), t.transferKinds({ names: 'title, links' })],
    ['without a value that is no text', fileOf({ is_indexable: null }), t.transferKinds({ names: 'is_indexable' })],
  ])('%s', (_, text, reason) => {
    expect(() => readContentFile(text, 'seo_config', present)).toThrow(new ContentFileError(reason));
  });

  it('whatever it contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readContentFile(text, 'seo_config', present)).toThrow(ContentFileError);
      }),
    );
  });
});
