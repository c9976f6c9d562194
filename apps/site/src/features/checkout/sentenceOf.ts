import { errors } from '@duneline/specs/site';

type Sentences = Readonly<Record<string, { readonly sentence: string } | undefined>>;
const sentences: Sentences = errors;

/** The sentence for a backend's error code; `undefined` for an unknown code. */
export function sentenceOf(code: string): string | undefined {
  return sentences[code]?.sentence;
}
