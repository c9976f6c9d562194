/** The language that numbers, money and dates are written in; each language is a build of its own. */
export const locale = 'en';
