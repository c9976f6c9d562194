import { nextOverlayScene, overlaysShown, type Box, type OverlayScene, type OverlayTrafficEvent } from '@duneline/machines';
import { useSyncExternalStore } from 'react';

let scene: OverlayScene = { requests: [], focus: null, end: null, controls: [] };
let shown: readonly string[] = [];
const listeners = new Set<() => void>();

/** Sends an event to the page's overlay machine (spec §2: overlays). */
export function sendOverlay(event: OverlayTrafficEvent) {
  scene = nextOverlayScene(scene, event);
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

/** The boxes in which a control would keep an overlay from showing; none when the next overlay is one for which the page makes room. */
export function boxesToKeepFree(): readonly Box[] {
  const [id] = overlaysShown({ ...scene, controls: [] });
  const next = scene.requests.find((asking) => asking.id === id);
  return next && !next.hasRoom ? scene.requests.filter(({ hasRoom }) => !hasRoom).map(({ box }) => box) : [];
}

/** Whether the overlay of this id may show now. */
export function useIsOverlayShown(id: string): boolean {
  return useSyncExternalStore(
    subscribeToOverlays,
    () => shown.includes(id),
    () => false,
  );
}

/** Calls the listener when another overlay shows; returns a function that ends this. */
export function subscribeToOverlays(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
