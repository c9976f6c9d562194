import { Icon, type IconShape } from '@duneline/ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import * as css from './PanelDock.css.ts';
import { readPanelMemory, writePanelMemory } from './panelMemory.ts';
import { panelText as t } from './panelText.ts';

const ConnectedPanel = lazy(async () => ({ default: (await import('./ConnectedPanel.tsx')).ConnectedPanel }));

const database: IconShape = {
  d: 'M4 5.8C4 4.5 6.7 3.5 10 3.5s6 1 6 2.3S13.3 8 10 8 4 7 4 5.8ZM4 5.8v8.4c0 1.3 2.7 2.3 6 2.3s6-1 6-2.3V5.8M4 10c0 1.3 2.7 2.3 6 2.3s6-1 6-2.3',
};

/** A small button in the corner, and the panel that it or Alt+Shift+B opens. */
export function PanelDock() {
  const [isOpen, setIsOpen] = useState(() => readPanelMemory().isOpen);
  const [hasBeenAsked, setHasBeenAsked] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);

  const toggle = useCallback((next: boolean) => {
    writePanelMemory({ isOpen: next });
    setHasBeenAsked(true);
    setIsOpen(next);
  }, []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyB') return;
      event.preventDefault();
      toggle(!isOpen);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, toggle]);

  useEffect(() => {
    if (!isOpen && hasBeenAsked) launcher.current?.focus({ preventScroll: true });
  }, [isOpen, hasBeenAsked]);

  return (
    <aside aria-label={t.title} className={css.dock} data-open={isOpen || undefined}>
      {isOpen ? (
        <Suspense fallback={<p className={css.loading}>{t.loading}</p>}>
          <ConnectedPanel takesFocus={hasBeenAsked} onClose={() => toggle(false)} />
        </Suspense>
      ) : (
        <button
          ref={launcher}
          type="button"
          className={css.launcher}
          aria-label={t.open}
          aria-keyshortcuts="Alt+Shift+B"
          title={`${t.open} (Alt+Shift+B)`}
          onClick={() => toggle(true)}
        >
          <Icon of={database} size={18} />
        </button>
      )}
    </aside>
  );
}
