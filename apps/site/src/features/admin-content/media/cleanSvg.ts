import DOMPurify from 'dompurify';

/** What no attribute may be is an address of another place; DOMPurify tries this on every attribute that could be one. */
const withoutScheme = /^(?:[^a-z/]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

export interface CleanSvg {
  /** The drawing without scripts, handlers, and references to other places. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Removes from an SVG whatever is no drawing; `null` when nothing is left, or its size is not known. */
export function cleanSvg(source: string): CleanSvg | null {
  const drawing = DOMPurify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'style', 'image', 'feImage', 'use'],
    FORBID_ATTR: ['style'],
    ALLOWED_URI_REGEXP: withoutScheme,
    RETURN_DOM: true,
  }).querySelector('svg');
  if (drawing === null) return null;
  const [, , boxWidth = 0, boxHeight = 0] = (drawing.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const width = Math.round(lengthOf(drawing.getAttribute('width')) || boxWidth);
  const height = Math.round(lengthOf(drawing.getAttribute('height')) || boxHeight);
  return width > 0 && height > 0 ? { text: new XMLSerializer().serializeToString(drawing), width, height } : null;
}

/** CSS pixels; 0 for none, and for a share of the page. */
function lengthOf(written: string | null): number {
  return /^\d+(\.\d+)?(px)?$/.test(written ?? '') ? Number.parseFloat(written ?? '') : 0;
}
