import * as t from '@duneline/specs/messages/admin-content';
import { Panel, SegmentedControl } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { ScaledPage } from '../preview/ScaledPage.tsx';
import { WidthControl, type PreviewWindow } from '../preview/WidthControl.tsx';
import { paintFrame } from './paintFrame.ts';
import type { Scheme, ThemeValues } from './themeValues.ts';

const pages = [
  { value: '/', label: t.previewHome },
  { value: '/pricing', label: t.previewPricing },
  { value: '/leaderboard', label: t.previewLeaderboard },
] as const;

export interface ThemePreviewProps {
  readonly values: ThemeValues;
  readonly scheme: Scheme;
}

/** The real pages of the site in a frame, painted with the draft. */
export function ThemePreview({ values, scheme }: ThemePreviewProps) {
  const [page, setPage] = useState<(typeof pages)[number]['value']>('/');
  const [window, setWindow] = useState<PreviewWindow>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    if (frame.current) paintFrame(frame.current, values, scheme);
  }, [values, scheme, loaded]);
  return (
    <Panel
      title={t.preview}
      actions={
        <>
          <SegmentedControl label={t.previewPage} value={page} onChange={setPage} options={pages} />
          <WidthControl value={window} onChange={setWindow} />
        </>
      }
    >
      <ScaledPage
        ref={frame}
        key={page}
        path={page}
        title={t.previewFrame}
        window={window}
        onLoad={() => setLoaded((count) => count + 1)}
      />
    </Panel>
  );
}
