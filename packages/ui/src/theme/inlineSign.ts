/**
 * 1 in left-to-right and -1 in right-to-left text, after the nearest element with a `dir`. For transforms and shadows, which know no
 * inline axis: `scaleX(${inlineSign})`. In place of `:dir(rtl)`, which older build targets rewrite to a list of languages, where
 * English in right-to-left is in none.
 */
export const inlineSign = 'var(--inline-sign, 1)';
