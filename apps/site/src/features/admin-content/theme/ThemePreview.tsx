import * as t from '@duneline/specs/messages/admin-content';
import { Panel, SegmentedControl, Select } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { ScaledPage } from '../preview/ScaledPage.tsx';
import { WidthControl, type PreviewWindow } from '../preview/WidthControl.tsx';
import { ColorVisionFilter, colorVisionItems, type ColorVision } from './ColorVisionFilter.tsx';
import { paintFrame } from './paintFrame.ts';
import type { Scheme, ThemeValues } from './themeValues.ts';

const pages = [
  { id: '/', label: t.previewHome },
  { id: '/pricing', label: t.previewPricing },
  { id: '/leaderboard', label: t.previewLeaderboard },
] as const;

export interface ThemePreviewProps {
  readonly values: ThemeValues;
  readonly scheme: Scheme;
}

/** The site's real pages in a frame, with the draft's theme. */
export function ThemePreview({ values, scheme }: ThemePreviewProps) {
  const [page, setPage] = useState<(typeof pages)[number]['id']>('/');
  const [window, setWindow] = useState<PreviewWindow>('desktop');
  const [vision, setVision] = useState<ColorVision>('full');
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
          <SegmentedControl aria-label={t.previewPage} selectedKey={page} onSelectionChange={setPage} items={pages} />
          <WidthControl value={window} onChange={setWindow} />
        </>
      }
    >
      <ColorVisionFilter vision={vision}>
        <ScaledPage
          ref={frame}
          key={page}
          path={page}
          title={t.previewFrame}
          window={window}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      </ColorVisionFilter>
      <Select label={t.vision} items={colorVisionItems} value={vision} onChange={setVision} />
    </Panel>
  );
}
