import { useEffect } from 'react';

/** A banner that is reopened from the footer takes the focus, and returns it when it is closed. */
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
