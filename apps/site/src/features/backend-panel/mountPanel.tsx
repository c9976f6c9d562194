import { createRoot } from 'react-dom/client';
import { PanelDock } from './PanelDock.tsx';

/** Mounts the backend panel at the end of the page in a separate React root, so that it survives navigations. */
export function mountPanel(): void {
  const place = document.body.appendChild(document.createElement('div'));
  // A developer tool: in English on every page.
  Object.assign(place, { lang: 'en', dir: 'ltr' });
  createRoot(place).render(<PanelDock />);
}
