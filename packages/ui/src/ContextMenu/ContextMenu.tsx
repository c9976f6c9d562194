import { useRef, useState, type ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { requireProps } from '../dev/requireProps.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import type { Keys } from '../element/Key.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import type { MenuEntry } from '../Menu/MenuEntry.ts';
import { MenuList } from '../Menu/MenuList.tsx';
import { useMenuChoices } from '../Menu/useMenuChoices.ts';
import { withDisabledEntries } from '../Menu/withDisabledEntries.ts';
import { popover } from '../Popover/Popover.css.ts';
import { useControlled } from '../state/useControlled.ts';
import { layers } from '../theme/layers.ts';
import * as css from './ContextMenu.css.ts';
import { readPlace, type Place } from './readPlace.ts';
import { useLongPress } from './useLongPress.ts';
import { useRightClickOutside } from './useRightClickOutside.ts';

export interface ContextMenuProps<Id extends string = string> extends ElementProps<HTMLDivElement> {
  /** The name of the menu. */
  'aria-label': string;
  items: readonly MenuEntry<Id>[];
  /** The area whose menu it is: a row, a picture, a canvas. */
  children: ReactNode;
  /** Ids of items that cannot be activated, in addition to those with `isDisabled`. */
  disabledKeys?: Keys<Id>;
  /** Called with the id of an activated item, at any level; not for options that can be on or off. */
  onAction?: (id: Id) => void;
  isOpen?: boolean;
  /** Opens it below the area at first, because no pointer has a place yet. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A menu of actions on an area, opened by a right click, a long press, the ContextMenu key or Shift+F10. */
export function ContextMenu<Id extends string>({
  'aria-label': label,
  items: given,
  children,
  disabledKeys,
  onAction,
  ...state
}: ContextMenuProps<Id>) {
  requireProps('ContextMenu', { 'aria-label': label, items: given, children });
  const items = disabledKeys ? withDisabledEntries(given, new Set(disabledKeys)) : given;
  const area = useRef<HTMLDivElement>(null);
  useGivenRef(state.ref, area);
  const [isOpen, setIsOpen] = useControlled(state.isOpen, state.defaultOpen ?? false, state.onOpenChange);
  const [place, setPlace] = useState<Place>();
  const choices = useMenuChoices<Id>();
  const close = () => setIsOpen(false);
  const open = (at: Place) => {
    setPlace(at);
    setIsOpen(true);
  };
  const { cancel, ...touch } = useLongPress(open);
  useRightClickOutside(isOpen, close, place?.focused);

  return (
    <>
      <div
        {...pickElementProps(state)}
        {...touch}
        ref={area}
        className={css.area}
        onContextMenu={(event) => {
          cancel();
          const at = readPlace(event);
          if (!at) return;
          event.preventDefault();
          open(at);
        }}
      >
        {children}
      </div>
      <PageDirection>
        <Popover
          key={place && `${place.box.x} ${place.box.y}`} // a Popover does not move
          aria-label={label}
          triggerRef={area}
          getTargetRect={() => place?.box}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          placement="bottom start"
          offset={2}
          className={popover}
          style={{ zIndex: layers.popover }}
        >
          <MenuList
            element={{ 'aria-label': label }}
            start={place?.start ?? true}
            onClose={close}
            {...{ items, onAction, choices }}
          />
        </Popover>
      </PageDirection>
    </>
  );
}
