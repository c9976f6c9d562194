/**
 * 1 in left-to-right and -1 in right-to-left text, according to the closest `dir`. For transforms and shadows, which have no
 * logical axis: `scaleX(${inlineSign})`. It replaces `:dir(rtl)`, which older build targets rewrite to a list of languages that
 * does not include English in right-to-left.
 */
export const inlineSign = 'var(--inline-sign, 1)';
