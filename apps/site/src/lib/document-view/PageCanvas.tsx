import { useEffect, useRef } from 'react';
import * as css from './DocumentView.css.ts';
import type { DocumentPage, Turn } from './OpenedDocument.ts';

/** What the browser of an iPhone keeps of all canvases together, and of the longest edge of one, in pixels. */
const MAX_PIXELS = 2 ** 24;
const MAX_EDGE = 2 ** 14;

export interface PageCanvasProps {
  readonly page: DocumentPage;
  /** The accessible name. */
  readonly label: string;
  /** The width of the page, in widths of the view. */
  readonly zoom: number;
  readonly turn: Turn;
  /** How many pages share the memory. */
  readonly count: number;
  /** Both must keep their identity. */
  readonly onDrawn: (page: DocumentPage) => void;
  readonly onFail: (page: DocumentPage, error: unknown) => void;
}

/** A page, drawn for its present width. The last drawing remains until the next one is complete. */
export function PageCanvas({ page, label, zoom, turn, count, onDrawn, onFail }: PageCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const isLying = turn === 90 || turn === 270;
  const width = isLying ? page.height : page.width;
  const height = isLying ? page.width : page.height;
  useEffect(() => {
    const leaving = new AbortController();
    const show = async (canvas: HTMLCanvasElement) => {
      const sharp = (canvas.clientWidth * devicePixelRatio) / width;
      const most = Math.min(Math.sqrt(MAX_PIXELS / count / (width * height)), MAX_EDGE / Math.max(width, height));
      const drawing = await page.draw(Math.min(sharp, most), turn, leaving.signal);
      if (leaving.signal.aborted) return;
      canvas.width = drawing.width;
      canvas.height = drawing.height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no memory to show the page.');
      context.drawImage(drawing, 0, 0);
      drawing.width = 0; // gives its memory back at once
      onDrawn(page);
    };
    if (ref.current)
      show(ref.current).catch((error: unknown) => {
        if (!leaving.signal.aborted) onFail(page, error);
      });
    return () => leaving.abort();
  }, [page, zoom, turn, width, height, count, onDrawn, onFail]);
  return (
    <canvas
      ref={ref}
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
      aria-label={label}
      className={css.page}
      style={{ inlineSize: `${zoom * 100}%`, aspectRatio: `${width} / ${height}` }}
    />
  );
}
