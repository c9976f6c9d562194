import { FloatingCall, type FloatingCallProps } from '@duneline/ui';
import { useState } from 'react';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';

export interface NoticeProps extends Omit<FloatingCallProps, 'ref' | 'isAway'> {
  readonly id: string;
}

/** A polite notice about the site itself at the window's bottom, if the traffic control shows it; it never takes the focus. */
export function Notice({ id, ...call }: NoticeProps) {
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const isShown = useOverlay(id, notice, { priority: 5, hasRoom: true });
  useBottomInset(isShown ? notice : null);
  return <FloatingCall ref={setNotice} isAway={!isShown} {...call} />;
}
