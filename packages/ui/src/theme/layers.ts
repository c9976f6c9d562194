/**
 * What lies over what, as `z-index`: the only numbers for what floats over a page. Every overlay is a child of `<body>`, so that
 * these compare with each other; inside a component, 1 and 2 order its own parts.
 */
export const layers = {
  /** A header that stays while the page scrolls. */
  sticky: 20,
  /** What is docked to an edge of the window: a cookie banner, a dock. */
  dock: 30,
  /** Dialogs, drawers and their veil. */
  modal: 100,
  /** Popovers, menus and lists, also those that a dialog opens. */
  popover: 105,
  /** Messages, also about what happens in a dialog. */
  toast: 110,
  /** Tooltips, also those of a message's buttons. */
  tooltip: 115,
  /** The first stop of the keyboard hides behind nothing. */
  skipLink: 120,
} as const;
