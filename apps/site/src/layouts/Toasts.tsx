import * as t from '@duneline/specs/messages/panels';
import { ToastRegion } from '@duneline/ui';
import { useState } from 'react';
import { useOverlay } from '../lib/floating/useOverlay.ts';

/** Room for toasts; while one shows, what lies in its way gives way. A toast itself always shows, because somebody waits for it. */
export function Toasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useOverlay('toasts', region, { isAsking: region !== null, priority: 4, hasRoom: true });
  return <ToastRegion ref={setRegion} label={t.toasts} closeLabel={t.toastClose} />;
}
