import { overlaySceneAfter, overlaysShown, type OverlayScene, type OverlayTrafficEvent } from '@duneline/machines';
import { useSyncExternalStore } from 'react';

let scene: OverlayScene = { isSmall: false, requests: [], focus: null, end: null };
let shown: readonly string[] = [];
const listeners = new Set<() => void>();

/** Sends an event to the page's overlay machine (decisions.md: overlay traffic control). */
export function sendOverlay(event: OverlayTrafficEvent) {
  scene = overlaySceneAfter(scene, event);
  const next = overlaysShown(scene);
  if (next.join() === shown.join()) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** The elements of the overlays that want to show, by id. */
export const overlayElements = new Map<string, HTMLElement>();

/** The id of the overlay that contains an element, or `null`. */
export function overlayOf(inner: Element): string | null {
  for (const [id, element] of overlayElements) if (element.contains(inner)) return id;
  return null;
}

/** Whether the overlay of this id may show now. */
export function useIsOverlayShown(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown.includes(id),
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
