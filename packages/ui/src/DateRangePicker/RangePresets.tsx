import { useContext } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Button } from '../Button/Button.tsx';
import { isSameRange, readRange, writeRange, type DayRange } from './dayRange.ts';
import * as css from './RangePresets.css.ts';

/** A named range. */
export interface RangePreset {
  /** "Last 7 days" */
  readonly label: string;
  readonly range: DayRange;
}

interface RangePresetsProps {
  label?: string;
  presets: readonly RangePreset[];
}

/** Buttons above the calendar; each selects its range and closes the popover. */
export function RangePresets({ label = 'Ranges', presets }: RangePresetsProps) {
  const state = useContext(DateRangePickerStateContext);
  if (!state || presets.length === 0) return null;
  const { start, end } = state.value;
  const chosen = start && end && writeRange({ start, end });
  return (
    <fieldset aria-label={label} className={css.presets}>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          size="sm"
          aria-pressed={chosen ? isSameRange(chosen, preset.range) : false}
          onPress={() => {
            state.setValue(readRange(preset.range) ?? null);
            state.close();
          }}
        >
          {preset.label}
        </Button>
      ))}
    </fieldset>
  );
}
