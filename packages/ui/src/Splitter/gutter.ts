/** Space between the panes in CSS pixels, in which the divider is drawn. */
export const gutter = 12;

/** Size of the first pane, whose share is in percent. */
export const paneSize = (share: number) => `calc((100% - ${gutter}px) * ${share / 100})`;
