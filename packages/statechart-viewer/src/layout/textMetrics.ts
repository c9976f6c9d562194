/** Sizes of the drawing's text in CSS pixels, as in the style sheet. */
export const fontSizes = {
  name: { size: 15, weight: 600, line: 20 },
  text: { size: 12, weight: 400, line: 16 },
  event: { size: 13, weight: 500, line: 18 },
} as const;

export type TextKind = keyof typeof fontSizes;

/** Measures the width of a text in CSS pixels. */
export type Measure = (text: string, kind: TextKind) => number;

/** Breaks a text into lines of a maximum width, at spaces. */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
