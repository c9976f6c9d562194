import { nearestLightness } from '../theme/brand/nearest.ts';
import { contrastOf } from '../theme/brand/oklch.ts';

/** A color to compare the field's color with. */
export interface ContrastRule {
  /** Its name: "Page". */
  readonly name: string;
  /** A color as `#rrggbb`. */
  readonly color: string;
  /** The required contrast ratio: 4.5 for text, 3 for borders and large text. @default 4.5 */
  readonly needed?: 4.5 | 3 | undefined;
}

/** The contrast of a color with others. */
export interface ContrastRating {
  /** Contrast ratios from 1 to 21, in the order of the rules. */
  readonly ratios: readonly number[];
  readonly failing: number;
  /** The closest lightness of the color that passes all rules, as `#rrggbb`; `undefined` if it already passes, or none does. */
  readonly nearest: string | undefined;
}

const neededBy = ({ needed = 4.5 }: ContrastRule) => needed;

export function rateContrast(color: string, rules: readonly ContrastRule[]): ContrastRating {
  const passes = (ink: string) => rules.every((rule) => contrastOf(ink, rule.color) >= neededBy(rule));
  const ratios = rules.map((rule) => contrastOf(color, rule.color));
  const nearest = nearestLightness(color, passes);
  return {
    ratios,
    failing: rules.filter((rule, index) => (ratios[index] ?? 1) < neededBy(rule)).length,
    nearest: nearest !== color && passes(nearest) ? nearest : undefined,
  };
}
