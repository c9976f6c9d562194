import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onPress` when the pointer is pressed outside some elements, because React Aria closes a non-modal popover only when the focus
 * leaves it. Its `useInteractOutside` would need another package, and knows one element.
 */
export function usePressOutside(isOpen: boolean, elements: readonly RefObject<Element | null>[], onPress: () => void) {
  const press = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && elements.some(({ current }) => current?.contains(target));
    if (!isInside) onPress();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: Event) => press(event);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen]);
}
