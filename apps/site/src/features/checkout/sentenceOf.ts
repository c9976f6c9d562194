import { errors } from '@duneline/specs/site';

type Sentences = Readonly<Record<string, { readonly sentence: string } | undefined>>;
const sentences: Sentences = errors;

/** What a person is told about an error code of the backend; `undefined` when the text is no known code. */
export function sentenceOf(code: string): string | undefined {
  return sentences[code]?.sentence;
}
