import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { requireProps } from '../dev/requireProps.ts';
import type { Keys } from '../element/Key.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { LogicalPlacement } from '../Popover/LogicalPlacement.ts';
import { Opener, type PopoverTriggerParts } from '../Popover/Opener.tsx';
import { popover } from '../Popover/Popover.css.ts';
import { useControlled } from '../state/useControlled.ts';
import { layers } from '../theme/layers.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { MenuList, type MenuStart } from './MenuList.tsx';
import { withDisabledEntries } from './withDisabledEntries.ts';
import { useMenuChoices } from './useMenuChoices.ts';

export interface MenuProps<Id extends string = string> extends ElementProps {
  /** The button that opens the menu and labels it. */
  trigger: ReactElement<PopoverTriggerParts>;
  items: readonly MenuEntry<Id>[];
  /** Ids of items that cannot be activated, in addition to those with `isDisabled`. */
  disabledKeys?: Keys<Id>;
  /** Called with the id of an activated item, at any level; not for options that can be on or off. */
  onAction?: (id: Id) => void;
  /** The preferred side; it flips if there is no space. @default 'bottom start' */
  placement?: LogicalPlacement;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const startOf: Readonly<Record<string, MenuStart | undefined>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A menu of actions, opened by a button. Load it lazily on a first page. */
export function Menu<Id extends string>({
  trigger,
  items: given,
  disabledKeys,
  onAction,
  placement = 'bottom start',
  ...state
}: MenuProps<Id>) {
  requireProps('Menu', { trigger, items: given });
  const items = disabledKeys ? withDisabledEntries(given, new Set(disabledKeys)) : given;
  const control = useRef<Element>(null);
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const [isOpen, setIsOpen] = useControlled(state.isOpen, state.defaultOpen ?? false, state.onOpenChange);
  const [start, setStart] = useState<MenuStart>(true);
  const choices = useMenuChoices<Id>();
  const open = (from: MenuStart) => {
    setStart(from);
    setIsOpen(true);
  };

  return (
    <>
      <Opener
        trigger={trigger}
        of="Menu"
        ref={control}
        parts={{
          id,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          // A click without a pointer comes from Enter, Space or a screen reader.
          onPress: ({ detail }: MouseEvent) => (isOpen ? setIsOpen(false) : open(detail === 0 ? 'first' : true)),
          onKeyDown: (event: KeyboardEvent) => {
            const from = startOf[event.key];
            if (!from) return;
            event.preventDefault();
            open(from);
          },
        }}
      />
      <PageDirection>
        <Popover
          aria-labelledby={id}
          triggerRef={control}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          placement={placement}
          className={popover}
          style={{ zIndex: layers.popover }}
        >
          <MenuList
            element={pickElementProps(state)}
            labelledBy={id}
            start={start}
            onClose={() => setIsOpen(false)}
            {...{ items, onAction, choices }}
          />
        </Popover>
      </PageDirection>
    </>
  );
}
