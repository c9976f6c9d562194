import type { ReactElement } from 'react';
import { warnOnce } from '../dev/warnOnce.ts';
import { Opener, type PopoverTriggerParts } from '../Popover/Opener.tsx';
import { useControlled } from '../state/useControlled.ts';

/** What opens and closes a modal panel. */
export interface OverlayTriggerProps {
  /** The button that opens it; without one, open it by `isOpen`. In a lazily loaded panel the button appears when it has loaded. */
  trigger?: ReactElement<PopoverTriggerParts>;
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The state of a modal panel, and its `trigger`, which opens it. */
export function useOverlayTrigger(of: 'Dialog' | 'Drawer' | 'AlertDialog', { trigger, ...given }: OverlayTriggerProps) {
  warnOnce(
    !trigger && given.isOpen === undefined && !given.defaultOpen,
    `A ${of} has neither a trigger nor isOpen, so nothing opens it.`,
  );
  const [isOpen, onOpenChange] = useControlled(given.isOpen, given.defaultOpen ?? false, given.onOpenChange);
  const parts = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onPress: () => onOpenChange(true) } as const;
  return { opener: trigger && <Opener {...{ trigger, of, parts }} />, state: { isOpen, onOpenChange } };
}
