type Token = string | typeof anyRun | typeof anyOne;
const anyRun = Symbol('%');
const anyOne = Symbol('_');

/**
 * Whether `text` matches a LIKE pattern (`%`, `_`, backslash escapes), in time proportional to the product of both lengths at
 * most.
 */
export function matchesLike(text: string, pattern: string, isCaseInsensitive: boolean): boolean {
  const characters = Array.from(isCaseInsensitive ? text.toLowerCase() : text);
  const tokens = tokenise(isCaseInsensitive ? pattern.toLowerCase() : pattern);
  let at = 0;
  let token = 0;
  let runToken = -1;
  let runAt = 0;
  while (at < characters.length) {
    const wanted = tokens[token];
    if (wanted === anyRun) {
      runToken = token++;
      runAt = at;
    } else if (wanted !== undefined && (wanted === anyOne || wanted === characters[at])) {
      token++;
      at++;
    } else if (runToken >= 0) {
      // The last `%` matches one more character; earlier ones need no backtracking.
      token = runToken + 1;
      at = ++runAt;
    } else {
      return false;
    }
  }
  while (tokens[token] === anyRun) token++;
  return token === tokens.length;
}

function tokenise(pattern: string): Token[] {
  const tokens: Token[] = [];
  const characters = Array.from(pattern);
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] ?? '';
    if (character === '%') tokens.push(anyRun);
    else if (character === '_') tokens.push(anyOne);
    else if (character === '\\' && index + 1 < characters.length) tokens.push(characters[++index] ?? '');
    else tokens.push(character);
  }
  return tokens;
}
