import { FloatingCall, type FloatingCallProps } from '@duneline/ui';
import { useState } from 'react';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';

export interface NoticeProps extends Omit<FloatingCallProps, 'ref' | 'isAway'> {
  readonly id: string;
}

/** A quiet word at the window's end about the site itself, as far as the traffic control lets it: said politely, it never takes the focus. */
export function Notice({ id, ...call }: NoticeProps) {
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const isShown = useOverlay(id, notice, { priority: 5, hasRoom: true });
  useBottomInset(isShown ? notice : null);
  return <FloatingCall ref={setNotice} isAway={!isShown} {...call} />;
}
