import type { PopoverTriggerParts } from '../Popover/Opener.tsx';
import * as css from './ColorField.css.ts';

interface SwatchProps extends PopoverTriggerParts {
  label: string;
  /** A color as `#rrggbb`. */
  color: string;
  isDisabled: boolean;
}

/** A button that shows the color and opens the picker. */
export function Swatch({ label, color, isDisabled, onPress, ...aria }: SwatchProps) {
  return (
    <button
      type="button"
      {...aria}
      className={css.swatch}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={css.swatchButton} style={{ background: color }} />
    </button>
  );
}
