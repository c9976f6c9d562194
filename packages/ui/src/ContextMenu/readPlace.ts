import type { MouseEvent, PointerEvent } from 'react';
import type { MenuStart } from '../Menu/MenuList.tsx';
import { area } from './ContextMenu.css.ts';

/** Where a menu opens in the window, what it focuses first, and what has the focus before. */
export interface Place {
  readonly box: DOMRect;
  readonly start: MenuStart;
  readonly focused: Element | null;
}

const EDITABLE =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button], [type=submit], [type=reset]), [contenteditable]:not([contenteditable=false])';

/** The place that a `contextmenu` event or a held touch asks for; none if the browser's own menu is to open. */
export function readPlace(event: MouseEvent | PointerEvent): Place | undefined {
  const { target, currentTarget, clientX, clientY } = event;
  if (event.isDefaultPrevented() || !(target instanceof Element)) return undefined;
  // Events also come from an area inside this one, and through React from overlays that the content opens.
  if (target.closest(`.${area}`) !== currentTarget || target.closest(EDITABLE)) return undefined;
  const focused = document.activeElement;
  if (isFromKeyboard(event)) return { box: target.getBoundingClientRect(), start: 'first', focused };
  if (event.shiftKey) return undefined;
  return { box: new DOMRect(clientX, clientY), start: true, focused };
}

/** The ContextMenu key and Shift + F10 use no button, but some browsers call their pointer a mouse. Control + click is for a Mac. */
function isFromKeyboard({ button, ctrlKey, nativeEvent }: MouseEvent | PointerEvent) {
  const pointer = 'pointerType' in nativeEvent && nativeEvent.pointerType;
  return button !== 2 && !ctrlKey && pointer !== 'touch' && pointer !== 'pen';
}
