import * as t from '@duneline/specs/messages/admin-content';

// Like `holds_banned_claim` in the database, which decides.

// oxlint-disable no-control-regex, no-misleading-character-class -- what is invisible is meant, character by character
const invisible =
  /[\u0001-\u0008\u000E-\u001F\u007F\u00AD\u0300-\u036F\u0610-\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u08D3-\u08FF\u115F\u1160\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB]|\\u00[01][0-9a-f]/gu;
// oxlint-enable no-control-regex, no-misleading-character-class
const joiner = /\\[bfnrt]|[^ -*,-.0-9:-^`-}،؛؟ء-ي«»\u2018-\u201F\u2039\u203A]|[.](?=[a-zء-ي])/gu;
const quote = /["'`*\\«»\u2018-\u201F\u2039\u203A]/gu;

/** The text in small letters, as people read it: "-" stands for line breaks and whatever else joins words. */
function readPlainly(text: string): string {
  const small = text.normalize('NFKD').toLowerCase();
  return small.replace(invisible, '').replace(joiner, '-').replace(quote, '').replace(/ +/g, ' ');
}

const nothing =
  'not|never|nor|neither|cannot|(?:is|are|was|were|ca|wo|do|does|did)nt|nothing(?: in trading)? (?:is|comes)|no (?:profits?|returns?|results?|payouts?|incomes?|outcomes?|earnings|gains?|rewards?|trades?|trading|investments?|strategy|success)(?: (?:is|are|was|were|comes?|can be|will be))?|no such thing as';
const between = 'be|been|ever|necessarily|a|an|any|the|promise|offer|sell|provide|give|claim|mean|imply|that|you|it|is|are';
const denied = 'guaranteed|risk[ -]?free|(?:no|without)[ -]risk|can(?:no)?t lose';
const denials = [
  new RegExp(`(?:^|[^a-z])(?:(?:${nothing})(?: (?:${between})){0,4} (?:${denied})|no (?:guaranteed|risk-free))`, 'g'),
  /(?:^|[^ء-ي])[وف]?(?:(?:غير|ليس|ليست|لا شيء|لن يكون|لن تكون)(?: ال[ء-ي]+)?|(?:لا|لا يوجد|لا توجد|ليس هناك|ليست هناك|ما من) (?:ربح|ارباح|عايد|عوايد|نتيجة|نتايج|دخل|تداول|صفقة)) (?:ال|ب)?(?:مضمون|بدون مخاطر|بلا مخاطر)/g,
];

/** Finds a word even if it is spaced out or hyphenated. */
const spread = (word: string) => Array.from(word).join('[ -]*');
const claims = new RegExp(
  `${['guaranteed', 'riskfree', 'مضمون', 'بدونمخاطر', 'بلامخاطر'].map(spread).join('|')}|(?<![a-z])(?:(?:no|without)[ -]+risk|can[ -]*(?:no)?t[ -]+lose)`,
  'g',
);

/** The claims in the texts that the firm may not make, one sentence each. */
export function bannedClaimsIn(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    let plain = readPlainly(text);
    for (const denial of denials) plain = plain.replace(denial, ';');
    return plain.match(claims) ?? [];
  });
  return [...new Set(found)].map((claim) => t.problemBanned({ claim }));
}
