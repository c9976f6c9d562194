// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'We cannot reach our server.';
export const text = 'You see a saved version of this page. Current figures, sign-in, forms and orders may not work for now.';
/** We retry automatically, up to {count, plural, one {# time} other {# times}}. */
export const trying = ({ count }: { count: number }): string =>
  `We retry automatically, up to ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} time` : `${$numbers.format(count)} times`}.`;
/** {count, plural, one {One more try} other {# more tries}} did not help. */
export const gaveUp = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'One more try' : `${$numbers.format(count)} more tries`} did not help.`;
export const retry = 'Try again';
export const partsTitle = 'Part of this page did not load.';
export const partsText = 'You can read it, but its buttons may not work. Reload the page to fix this.';
export const reload = 'Reload the page';
export const brokenTitle = 'This part could not be shown';
export const brokenText = 'The rest of the page works, and nothing you entered elsewhere is lost.';
