/** Widths of a column with a fixed layout, in CSS pixels. */
export const columnWidth = { initial: 160, min: 64, max: 640 } as const;
