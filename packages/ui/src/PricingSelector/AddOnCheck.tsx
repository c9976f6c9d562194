import * as css from './AddOnCheck.css.ts';

interface AddOnCheckProps {
  name: string;
  value: string;
  label: string;
  isAdded: boolean;
  onChange: (isAdded: boolean) => void;
}

/** The label of an add-on's row, with a native checkbox. */
export function AddOnCheck({ name, value, label, isAdded, onChange }: AddOnCheckProps) {
  return (
    <label className={css.label}>
      <input
        className={css.box}
        type="checkbox"
        name={name}
        value={value}
        checked={isAdded}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
