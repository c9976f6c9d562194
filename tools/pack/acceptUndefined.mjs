import { parseSync, Visitor } from 'oxc-parser';

/**
 * Declarations in which every optional property may also be passed as `undefined`: `<TextField description={hint} />`, where `hint`
 * may be missing, in an app with `exactOptionalPropertyTypes`.
 */
export function acceptUndefined(path, text) {
  const inserts = [];
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (!optional || !type || mayBeUndefined(type)) return;
      const [open, close] = /^TS(?:Function|Constructor|Conditional)Type$/.test(type.type) ? ['(', ')'] : ['', ''];
      inserts.push({ at: type.start, mark: open }, { at: type.end, mark: `${close} | undefined` });
    },
  }).visit(parseSync(path, text).program);
  return inserts
    .toSorted((one, other) => other.at - one.at)
    .reduce((result, { at, mark }) => result.slice(0, at) + mark + result.slice(at), text);
}

const mayBeUndefined = ({ type, types = [] }) =>
  type === 'TSUndefinedKeyword' || (type === 'TSUnionType' && types.some(mayBeUndefined));
