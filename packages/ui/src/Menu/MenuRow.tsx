import { MenuItem as Row } from 'react-aria-components/Menu';
import { option, description as descriptionLook, words } from '../field/OptionList.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, chevronRight } from '../Icon/icons.ts';
import { chord } from '../Kbd/Kbd.css.ts';
import * as css from './Menu.css.ts';
import type { MenuItem } from './MenuEntry.ts';

interface MenuRowProps<Id extends string> {
  item: MenuItem<Id>;
  onAction?: () => void;
}

/** One row of a menu. */
export function MenuRow<Id extends string>({ item, onAction }: MenuRowProps<Id>) {
  const { id, label, description, icon, shortcut, isDisabled = false, tone } = item;
  return (
    <Row
      {...{ id, isDisabled }}
      {...(onAction && { onAction })}
      textValue={label}
      className={tone === 'danger' ? `${option} ${css.destructive}` : option}
    >
      {({ hasSubmenu, selectionMode, isSelected }) => (
        <>
          {icon && <Icon of={icon} />}
          <span className={words}>
            <span>{label}</span>
            {description && <span className={descriptionLook}>{description}</span>}
          </span>
          {shortcut && <kbd className={`${chord} ${css.shortcut}`}>{shortcut}</kbd>}
          {!hasSubmenu && selectionMode !== 'none' && (
            <span className={css.checkColumn}>{isSelected && <Icon of={check} size={18} />}</span>
          )}
          {hasSubmenu && <Icon of={chevronRight} size={18} />}
        </>
      )}
    </Row>
  );
}
