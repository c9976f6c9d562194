import DOMPurify, { type RemovedAttribute, type RemovedElement } from 'dompurify';

/** What no attribute may be is an address of another place; DOMPurify tries this on every attribute that could be one. */
const withoutScheme = /^(?:[^a-z/]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

export interface CleanSvg {
  /** The drawing without scripts, handlers, and references to other places. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Removes from an SVG what is no drawing, such as an editor's notes and pictures from elsewhere.
 * @returns `hostile` when it holds a program, `null` when nothing is left, or its size is not known
 */
export function cleanSvg(source: string): CleanSvg | 'hostile' | null {
  const cleaned = DOMPurify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'style', 'image', 'feImage', 'use'],
    FORBID_ATTR: ['style'],
    ALLOWED_URI_REGEXP: withoutScheme,
    RETURN_DOM: true,
  });
  if (DOMPurify.removed.some(isProgram)) return 'hostile';
  const drawing = cleaned instanceof Element ? cleaned.querySelector('svg') : null;
  if (drawing === null) return null;
  const [, , boxWidth = 0, boxHeight = 0] = (drawing.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const width = Math.round(lengthOf(drawing.getAttribute('width')) || boxWidth);
  const height = Math.round(lengthOf(drawing.getAttribute('height')) || boxHeight);
  return width > 0 && height > 0 ? { text: new XMLSerializer().serializeToString(drawing), width, height } : null;
}

/** A script, a page inside the drawing, a handler, or an address that runs. */
function isProgram(removed: RemovedElement | RemovedAttribute): boolean {
  if ('element' in removed) return /^(script|foreignobject|iframe|object|embed)$/i.test(removed.element.nodeName);
  const { name = '', value = '' } = removed.attribute ?? {};
  return /^on/i.test(name) || /^\s*(javascript|data):/i.test(value);
}

/** CSS pixels; 0 for none, and for a share of the page. */
function lengthOf(written: string | null): number {
  return /^\d+(\.\d+)?(px)?$/.test(written ?? '') ? Number.parseFloat(written ?? '') : 0;
}
