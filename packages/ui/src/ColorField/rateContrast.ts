import { nearestLightness } from '../theme/brand/nearest.ts';
import { contrastOf } from '../theme/brand/oklch.ts';

/** A color that the field's own must be told from. */
export interface ContrastRule {
  /** What it is: "Page". */
  readonly name: string;
  /** A color as `#rrggbb`. */
  readonly color: string;
  /** The contrast it needs: 4.5 for text, 3 for edges and large text. @default 4.5 */
  readonly needed?: 4.5 | 3 | undefined;
}

/** How a color stands to others. */
export interface ContrastRating {
  /** In the order of the rules, each 1 to 21. */
  readonly ratios: readonly number[];
  readonly failing: number;
  /** The nearest lightness of the color that passes all rules, as `#rrggbb`; `undefined` when it passes already or none does. */
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
