import type { ReactNode } from 'react';

/** What an open panel shows; a function receives `close`, which closes the panel. */
export type PanelContent = ReactNode | ((panel: { close: () => void }) => ReactNode);

export function renderPanel(content: PanelContent, panel: { close: () => void }): ReactNode {
  return typeof content === 'function' ? content(panel) : content;
}
