/** Widths of a column that is laid out by numbers, in CSS pixels. */
export const columnWidth = { initial: 160, min: 64, max: 640 } as const;
