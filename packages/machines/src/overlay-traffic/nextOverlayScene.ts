import type { OverlayScene } from './overlaysShown.ts';
import type { OverlayTrafficEvent } from './overlayTraffic.machine.ts';

/**
 * What there is to weigh after an event; with `overlaysShown`, all that the machine does. A page asks these two alone: to scroll
 * below something that floats must not load XState. A test holds them equal to the machine.
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
