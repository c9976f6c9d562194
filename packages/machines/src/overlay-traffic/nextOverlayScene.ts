import type { OverlayScene } from './overlaysShown.ts';
import type { OverlayTrafficEvent } from './overlayTraffic.machine.ts';

/**
 * The scene after an event; with `overlaysShown` it is all that the machine does. A page uses only these two functions, because
 * scrolling below an overlay must not load XState. A test verifies that both agree.
 */
export function nextOverlayScene(scene: OverlayScene, event: OverlayTrafficEvent): OverlayScene {
  switch (event.type) {
    case 'overlay.request': {
      const index = scene.requests.findIndex(({ id }) => id === event.request.id);
      return { ...scene, requests: index < 0 ? [...scene.requests, event.request] : scene.requests.with(index, event.request) };
    }
    case 'overlay.withdraw':
      return { ...scene, requests: scene.requests.filter(({ id }) => id !== event.id) };
    case 'focus.move':
      return { ...scene, focus: event.focus };
    case 'end.move':
      return { ...scene, end: event.end };
    default:
      return { ...scene, controls: event.controls };
  }
}
