import * as t from '@duneline/specs/messages/admin-content';
import { Panel, SegmentedControl } from '@duneline/ui';
import { useState } from 'react';
import * as css from './theme/themeEditor.css.ts';
import { useScale } from './theme/useScale.ts';

/** CSS pixels. */
const windows = { desktop: { width: 1280, height: 880 }, phone: { width: 360, height: 720 } } as const;

/** The home page as visitors see it now, to find the place on it; loaded again after each publication. */
export function SitePreview({ published }: { readonly published: number }) {
  const [size, setSize] = useState<keyof typeof windows>('desktop');
  const { width, height } = windows[size];
  const { box, scale } = useScale(width);
  return (
    <Panel
      title={t.sitePreview}
      actions={
        <SegmentedControl
          label={t.previewWidth}
          value={size}
          onChange={setSize}
          options={[
            { value: 'desktop', label: t.previewDesktop },
            { value: 'phone', label: t.previewPhone },
          ]}
        />
      }
    >
      <div ref={box}>
        <div className={css.frame} style={{ inlineSize: width * scale, blockSize: height * scale }}>
          <iframe
            key={published}
            src="/"
            title={t.sitePreview}
            // As in the theme's preview: a page of our own that may neither navigate this one nor open windows.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts"
            className={css.page}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </Panel>
  );
}
