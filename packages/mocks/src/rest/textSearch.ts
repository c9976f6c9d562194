import { textSearch } from '#text-search';
import { outputText } from '../sql/output.ts';
import { PgError } from '../sql/PgError.ts';
import type { SearchOperator } from '../sql/textSearch/names.ts';
import { textTypes, typeTitle } from '../sql/typeNames.ts';
import type { Predicate } from './conditions.ts';
import type { ResolvedField } from './field.ts';
import type { Test } from './Query.ts';

/** Full text search in a `tsvector`, a text or the strings of JSON. @throws PgError 42601, 42704 or 42883 */
export function compileTextSearch(
  { type, read }: ResolvedField,
  operator: SearchOperator,
  { language, value }: Pick<Test, 'language' | 'value'>,
): Predicate {
  const { inVector, inValue } = textSearch().compileSearch(operator, language ?? 'english', String(value));
  if (type === 'tsvector') {
    return (row) => {
      const vector = outputText(read(row), type);
      return vector === null ? null : inVector(vector);
    };
  }
  if (!textTypes.has(type) && type !== 'json' && type !== 'jsonb') {
    const args = language === undefined ? typeTitle(type) : `unknown, ${typeTitle(type)}`;
    const hint = 'No function matches the given name and argument types. You might need to add explicit type casts.';
    throw new PgError('42883', `function to_tsvector(${args}) does not exist`, null, hint);
  }
  return (row) => {
    const text = read(row);
    return text === null ? null : inValue(text);
  };
}
