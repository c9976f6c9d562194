import { createRoot } from 'react-dom/client';
import { PanelDock } from './PanelDock.tsx';

/** Puts the backend panel at the end of the page, in a tree of its own: it outlives whatever the page does. */
export function mountPanel(): void {
  const place = document.body.appendChild(document.createElement('div'));
  // A tool for developers: English on every page.
  Object.assign(place, { lang: 'en', dir: 'ltr' });
  createRoot(place).render(<PanelDock />);
}
