import type { PopoverTriggerParts } from '../Popover/Opener.tsx';
import * as css from './ColorField.css.ts';

interface SwatchProps extends PopoverTriggerParts {
  label: string;
  labelledBy: string | undefined;
  /** A color as `#rrggbb`. */
  color: string;
  isDisabled: boolean;
}

/** A button that shows the color and opens the picker. */
export function Swatch({ label, labelledBy, color, isDisabled, onPress, ...aria }: SwatchProps) {
  return (
    <button
      type="button"
      {...aria}
      className={css.swatch}
      aria-label={label}
      aria-labelledby={labelledBy}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={css.swatchButton} style={{ background: color }} />
    </button>
  );
}
