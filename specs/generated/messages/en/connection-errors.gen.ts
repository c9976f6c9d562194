// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Our service does not answer.';
export const text = 'You see this page as it was made. Newer figures, signing in, sending and ordering may fail for now.';
/** We try again by ourselves, {count, plural, one {# time} other {# times}} at most. */
export const trying = ({ count }: { count: number }): string =>
  `We try again by ourselves, ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} time` : `${$numbers.format(count)} times`} at most.`;
/** {count, plural, one {One more try} other {# more tries}} did not help. */
export const gaveUp = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'One more try' : `${$numbers.format(count)} more tries`} did not help.`;
export const retry = 'Try again';
export const partsTitle = 'A part of this page was not loaded.';
export const partsText = 'It reads as it stands, but its buttons may not answer. Loading the page anew brings it back.';
export const reload = 'Load the page anew';
export const brokenTitle = 'This part could not be shown';
export const brokenText = 'The rest of the page works, and nothing that you entered elsewhere is lost.';
