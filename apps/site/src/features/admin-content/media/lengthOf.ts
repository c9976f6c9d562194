/** CSS pixels of each unit that drawing programs write. */
const pixels: Readonly<Record<string, number>> = { px: 1, pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** A written length, such as `2cm`, in CSS pixels; 0 if there is none, or for a percentage. */
export function lengthOf(written: string | null): number {
  const [, number, unit = 'px'] = /^\s*(\d*\.?\d+)(px|pt|pc|mm|cm|in)?\s*$/i.exec(written ?? '') ?? [];
  return number === undefined ? 0 : Number.parseFloat(number) * (pixels[unit.toLowerCase()] ?? 0);
}
