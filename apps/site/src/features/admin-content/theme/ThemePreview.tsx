import * as t from '@duneline/specs/messages/admin-content';
import { Panel, SegmentedControl } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { paintFrame } from './paintFrame.ts';
import * as css from './themeEditor.css.ts';
import type { Scheme, ThemeValues } from './themeValues.ts';
import { useScale } from './useScale.ts';

const pages = [
  { value: '/', label: t.previewHome },
  { value: '/pricing', label: t.previewPricing },
  { value: '/leaderboard', label: t.previewLeaderboard },
] as const;

/** CSS pixels. */
const windows = { desktop: { width: 1280, height: 880 }, phone: { width: 360, height: 720 } } as const;

export interface ThemePreviewProps {
  readonly values: ThemeValues;
  readonly scheme: Scheme;
}

/** The real pages of the site in a frame, painted with the draft. */
export function ThemePreview({ values, scheme }: ThemePreviewProps) {
  const [page, setPage] = useState<(typeof pages)[number]['value']>('/');
  const [size, setSize] = useState<keyof typeof windows>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const { width, height } = windows[size];
  const { box, scale } = useScale(width);
  useEffect(() => {
    if (frame.current) paintFrame(frame.current, values, scheme);
  }, [values, scheme, loaded]);
  return (
    <Panel
      title={t.preview}
      actions={
        <>
          <SegmentedControl label={t.previewPage} value={page} onChange={setPage} options={pages} />
          <SegmentedControl
            label={t.previewWidth}
            value={size}
            onChange={setSize}
            options={[
              { value: 'desktop', label: t.previewDesktop },
              { value: 'phone', label: t.previewPhone },
            ]}
          />
        </>
      }
    >
      <div ref={box}>
        <div className={css.frame} style={{ inlineSize: width * scale, blockSize: height * scale }}>
          <iframe
            ref={frame}
            key={page}
            src={page}
            title={t.previewFrame}
            // A page of our own: it may run as for a visitor, but neither navigate this one nor open windows.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts"
            className={css.page}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            onLoad={() => setLoaded((count) => count + 1)}
          />
        </div>
      </div>
    </Panel>
  );
}
