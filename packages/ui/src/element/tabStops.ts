const TABBABLE =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex]):not([tabindex="-1"])';

/** What Tab reaches inside an element, in the order of the document. */
export const tabStops = (element: Element | null): readonly HTMLElement[] =>
  [...(element?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].filter(
    // jsdom has no layout, and no `checkVisibility`.
    (stop) => !stop.closest('[inert]') && (!('checkVisibility' in stop) || stop.checkVisibility({ visibilityProperty: true })),
  );
