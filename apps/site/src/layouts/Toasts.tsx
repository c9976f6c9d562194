import * as t from '@duneline/specs/messages/panels';
import { ToastRegion } from '@duneline/ui';
import { useState } from 'react';
import { useOverlay } from '../lib/floating/useOverlay.ts';

/**
 * The toast region. While a toast shows, overlays in its place are hidden. Toasts are never hidden, because they report the
 * result of an action.
 */
export function Toasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useOverlay('toasts', region, { isAsking: region !== null, priority: 4, hasRoom: true });
  return <ToastRegion ref={setRegion} aria-label={t.toasts} closeLabel={t.toastClose} />;
}
