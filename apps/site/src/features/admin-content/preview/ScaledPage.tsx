import type { Ref } from 'react';
import * as css from './preview.css.ts';
import { useScale } from './useScale.ts';
import { previewWindows, type PreviewWindow } from './WidthControl.tsx';

export interface ScaledPageProps {
  /** A path of the site. */
  readonly path: string;
  readonly title: string;
  readonly window: PreviewWindow;
  readonly onLoad?: () => void;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/** A page of the site in a frame, as wide as in its window and scaled down to the available width. */
export function ScaledPage({ path, title, window, onLoad, ref }: ScaledPageProps) {
  const { width, height } = previewWindows[window];
  const { box, scale } = useScale(width);
  return (
    <div ref={box}>
      <div className={css.frame} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={ref}
          src={path}
          title={title}
          // A page of our own: it may run as for a visitor, but neither navigate this one nor open windows.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-same-origin allow-scripts"
          className={css.page}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}
