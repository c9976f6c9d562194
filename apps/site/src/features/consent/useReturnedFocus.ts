import { useEffect } from 'react';

/** Reopened from the footer, the banner takes the focus; closed while holding it, it hands it back. */
export function useReturnedFocus(banner: HTMLElement | null) {
  useEffect(() => {
    if (!banner) return undefined;
    const { activeElement } = document;
    const opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
    if (opener?.dataset.opens === 'consent') banner.focus();
    let hadFocus = banner.contains(document.activeElement);
    const noteFocus = () => {
      hadFocus = banner.contains(document.activeElement);
    };
    document.addEventListener('focusin', noteFocus);
    return () => {
      document.removeEventListener('focusin', noteFocus);
      if (hadFocus) (opener?.isConnected ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [banner]);
}
