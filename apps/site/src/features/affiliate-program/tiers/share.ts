/** A part of a whole as an SVG length. */
export const share = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;
