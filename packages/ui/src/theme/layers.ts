/**
 * The stacking order of overlays, as `z-index`. Every overlay is a child of `<body>`, so that these values are comparable; inside
 * a component, use 1 and 2.
 */
export const layers = {
  /** A sticky header. */
  sticky: 20,
  /** Docked to an edge of the window: a cookie banner, a dock. */
  dock: 30,
  /** Dialogs, drawers and their backdrop. */
  modal: 100,
  /** Popovers, menus and lists, including those inside a dialog. */
  popover: 105,
  /** Toasts, also above dialogs. */
  toast: 110,
  /** Tooltips, also those of a toast's buttons. */
  tooltip: 115,
  /** The skip link must never be covered. */
  skipLink: 120,
} as const;
