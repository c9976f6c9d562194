import * as t from '@duneline/specs/messages/admin-content';
import { Panel } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { previewIsReady, type DraftMessage } from '../../../lib/live-content/acceptDrafts.ts';
import { ScaledPage } from './ScaledPage.tsx';
import { WidthControl, type PreviewWindow } from './WidthControl.tsx';

export interface DraftPreviewProps {
  /** A path of the site. */
  readonly path: string;
  /** The part of the page to scroll to, as a CSS selector. */
  readonly show: string;
  readonly draft: DraftMessage['draft'];
}

/** The real page in a frame, with the draft in place of the published content. */
export function DraftPreview({ path, show, draft }: DraftPreviewProps) {
  const [size, setSize] = useState<PreviewWindow>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyCount, setReadyCount] = useState(0);
  const message = JSON.stringify({ draft } satisfies DraftMessage);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === previewIsReady) setReadyCount((count) => count + 1);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (readyCount > 0) frame.current?.contentWindow?.postMessage(JSON.parse(message), window.location.origin);
  }, [message, readyCount]);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    const target = view?.document.querySelector(show);
    if (readyCount === 0 || !view || !target) return;
    // Not `scrollIntoView`, which would scroll this page too.
    const { top, height } = target.getBoundingClientRect();
    view.scrollBy({ top: top - Math.max(0, (view.innerHeight - height) / 2), behavior: 'instant' });
  }, [show, readyCount, size]);
  return (
    <Panel title={t.preview} actions={<WidthControl value={size} onChange={setSize} />}>
      <ScaledPage ref={frame} path={path} title={t.previewFrame} window={size} />
    </Panel>
  );
}
