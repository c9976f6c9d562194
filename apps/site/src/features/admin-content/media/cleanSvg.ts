import DOMPurify, { type RemovedAttribute, type RemovedElement } from 'dompurify';

/**
 * URLs of other sites are removed from every attribute; DOMPurify applies this pattern to attributes that may contain a URL.
 */
const withoutScheme = /^(?:[^a-z/]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

export interface CleanSvg {
  /** The drawing without scripts, event handlers and external references. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Removes everything from an SVG that is not part of the drawing, such as editors' metadata and external pictures.
 * @returns `hostile` if it contains a program, `null` if nothing is left or its size is unknown
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

/** A script, an embedded page, an event handler, or a URL that runs code. */
function isProgram(removed: RemovedElement | RemovedAttribute): boolean {
  if ('element' in removed) return /^(script|foreignobject|iframe|object|embed)$/i.test(removed.element.nodeName);
  const { name = '', value = '' } = removed.attribute ?? {};
  return /^on/i.test(name) || /^\s*(javascript|data):/i.test(value);
}

/** CSS pixels; 0 without a size, or for a percentage. */
function lengthOf(written: string | null): number {
  return /^\d+(\.\d+)?(px)?$/.test(written ?? '') ? Number.parseFloat(written ?? '') : 0;
}
