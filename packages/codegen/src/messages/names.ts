const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield await async of arguments eval'.split(
    ' ',
  ),
);

/** Whether a word is valid as an export and an argument: camelCase, and not a reserved word. */
export function isName(word: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(word) && !RESERVED.has(word);
}
