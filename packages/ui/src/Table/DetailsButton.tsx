import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import * as css from './DetailsButton.css.ts';

interface DetailsButtonProps {
  isExpanded: boolean;
  /** Id of the cell that labels the row. */
  nameId: string;
  /** Id of the cell with the details. */
  detailsId: string;
  label: string;
  onPress: () => void;
}

/** Toggles the details of a row; its accessible name is its label and the row's name. */
export function DetailsButton({ isExpanded, nameId, detailsId, label, onPress }: DetailsButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      className={css.button}
      aria-label={label}
      aria-labelledby={`${id} ${nameId}`}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? detailsId : undefined}
      onClick={onPress}
    >
      <Icon of={chevronDown} size={16} />
    </button>
  );
}
