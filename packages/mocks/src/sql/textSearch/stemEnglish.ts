/** The Snowball stemmer for English (Porter 2), for a word in lower case. */
export function stemEnglish(word: string): string {
  const special = specials.get(word);
  if (special !== undefined) return special;
  if (word.length < 3) return word;
  let stem = word.replace(/^'/, '').replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const [r1, r2] = regions(stem);
  stem = stem.replace(/'(?:s'?)?$/, '');
  stem = step1a(stem);
  if (finished.has(stem)) return stem;
  stem = step1b(stem, r1);
  stem = stem.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  stem = replaceSuffix(stem, step2, r1);
  stem = replaceSuffix(stem, step3, r1, r2);
  stem = step4(stem, r2);
  return step5(stem, r1, r2).replaceAll('Y', 'y');
}

const specials: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word) => [word, word] as const),
]);
const finished = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed']);

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'], ['fulness', 'ful'], ['iveness', 'ive'], ['ization', 'ize'], ['ousness', 'ous'],
  ['biliti', 'ble'], ['lessli', 'less'], ['tional', 'tion'],
  ['alism', 'al'], ['aliti', 'al'], ['ation', 'ate'], ['entli', 'ent'], ['fulli', 'ful'], ['iviti', 'ive'], ['ousli', 'ous'],
  ['abli', 'able'], ['alli', 'al'], ['anci', 'ance'], ['ator', 'ate'], ['enci', 'ence'], ['izer', 'ize'],
  ['bli', 'ble'], ['ogi', 'og'], ['li', ''],
]; // prettier-ignore
const step3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'], ['tional', 'tion'], ['alize', 'al'], ['ative', ''], ['icate', 'ic'], ['iciti', 'ic'], ['ical', 'ic'],
  ['ness', ''], ['ful', ''],
]; // prettier-ignore
const step4Suffix = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/;

/** The starts of R1 and R2: after the first consonant that follows a vowel, and the same again within R1. */
function regions(word: string): readonly [r1: number, r2: number] {
  const next = (from: number): number => {
    const match = /[aeiouy][^aeiouy]/.exec(word.slice(from));
    return match === null ? word.length : from + match.index + 2;
  };
  const prefix = /^(?:gener|commun|arsen)/.exec(word)?.[0];
  const r1 = prefix?.length ?? next(0);
  return [r1, next(r1)];
}

function step1a(stem: string): string {
  if (stem.endsWith('sses')) return stem.slice(0, -2);
  if (/ie[ds]$/.test(stem)) return stem.length > 4 ? stem.slice(0, -2) : stem.slice(0, -1);
  if (/(?:us|ss)$/.test(stem)) return stem;
  return /[aeiouy].+s$/.test(stem) ? stem.slice(0, -1) : stem;
}

function step1b(stem: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(stem);
  if (eed !== null) return eed.index >= r1 ? `${stem.slice(0, eed.index)}ee` : stem;
  const suffix = /(?:ed|ing)(?:ly)?$/.exec(stem);
  if (suffix === null || !/[aeiouy]/.test(stem.slice(0, suffix.index))) return stem;
  const base = stem.slice(0, suffix.index);
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(base)) return base.slice(0, -1);
  return isShortWord(base, r1) ? `${base}e` : base;
}

/** The word ends in a short syllable and R1 is empty. */
function isShortWord(stem: string, r1: number): boolean {
  return stem.length <= r1 && endsShort(stem);
}

function endsShort(stem: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(stem) || /^[aeiouy][^aeiouy]$/.test(stem);
}

function replaceSuffix(stem: string, rules: readonly (readonly [string, string])[], r1: number, r2 = 0): string {
  const rule = rules.find(([suffix]) => stem.endsWith(suffix));
  if (rule === undefined) return stem;
  const [suffix, replacement] = rule;
  const base = stem.slice(0, -suffix.length);
  if (base.length < r1) return stem;
  if (suffix === 'ogi' && !base.endsWith('l')) return stem;
  if (suffix === 'li' && !/[cdeghkmnrt]$/.test(base)) return stem;
  if (suffix === 'ative' && base.length < r2) return stem;
  return base + replacement;
}

function step4(stem: string, r2: number): string {
  const match = step4Suffix.exec(stem);
  if (match === null || match.index < r2) return stem;
  const base = stem.slice(0, match.index);
  return match[0] === 'ion' && !/[st]$/.test(base) ? stem : base;
}

function step5(stem: string, r1: number, r2: number): string {
  const base = stem.slice(0, -1);
  if (stem.endsWith('e') && (base.length >= r2 || (base.length >= r1 && !endsShort(base)))) return base;
  return stem.endsWith('ll') && base.length >= r2 ? base : stem;
}
