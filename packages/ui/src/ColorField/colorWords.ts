/** The field's labels; contrast ratios are formatted in the reader's language. */
export interface ColorWords {
  /** Accessible name of the swatch button and of the dialog that it opens. */
  pick: (label: string) => string;
  /** The error for an invalid color, with what to do. */
  noColor: (text: string) => string;
  /** The contrast list's accessible name. */
  contrast: string;
  /** Precedes the required contrast. */
  passes: string;
  fails: string;
  /** Announced when it changes. */
  summary: (failing: number, all: number) => string;
  nearest: string;
  use: (color: string) => string;
  /** If no lightness of the color passes. */
  none: string;
  /** If the contrast code failed to load. */
  unknown: string;
}

export const colorWords: ColorWords = {
  pick: (label) => `Pick a colour: ${label}`,
  noColor: (text) => `“${text}” is no colour. Write six digits from 0 to 9 and A to F, such as #E2B872.`,
  contrast: 'Contrast',
  passes: 'Passes',
  fails: 'Fails',
  summary: (failing, all) => (failing === 0 ? 'Every contrast passes.' : `${failing} of ${all} contrasts too low.`),
  nearest: 'Nearest that passes:',
  use: (color) => `Use ${color}`,
  none: 'No lightness of this colour passes against all of them.',
  unknown: 'The contrast could not be worked out. Reload the page to try again.',
};
