import { useEffect, useRef, type ChangeEvent } from 'react';
import * as css from './RowCheck.css.ts';

interface RowCheckProps {
  id?: string;
  label: string;
  /** Ids of the elements that label it; otherwise its label does. */
  labelledBy?: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  /** @param isRange whether the shift key was pressed */
  onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** A native checkbox whose target fills its cell. */
export function RowCheck({ id, label, labelledBy, isSelected, isIndeterminate = false, onChange }: RowCheckProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <label className={css.target}>
      <input
        ref={ref}
        id={id}
        className={css.box}
        type="checkbox"
        aria-label={label}
        aria-labelledby={labelledBy}
        checked={isSelected}
        onChange={change}
      />
    </label>
  );
}
