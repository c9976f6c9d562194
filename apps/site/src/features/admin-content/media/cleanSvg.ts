import DOMPurify, { type RemovedAttribute, type RemovedElement } from 'dompurify';
import { cleanBitmap } from './cleanBitmap.ts';
import { cleanStyle, isEmbeddedBitmap, type StyleRefusal } from './cleanStyle.ts';
import { lengthOf } from './lengthOf.ts';

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

/** Why a drawing is refused: it contains a program, shows a picture of another file, or has styles or pictures that cannot be checked. */
export type SvgRefusal = 'hostile' | 'linked' | StyleRefusal;

/**
 * Removes everything from an SVG that is not part of the drawing, such as editors' metadata and references to other hosts.
 * @returns why it is refused, `null` if nothing is left or its size is unknown
 */
export function cleanSvg(source: string): CleanSvg | SvgRefusal | null {
  const cleaned = DOMPurify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['isolation', 'mix-blend-mode', 'xml:space'],
    FORBID_TAGS: ['a'],
    ADD_DATA_URI_TAGS: ['feImage'],
    ALLOWED_URI_REGEXP: withoutScheme,
    // Names such as "body" would be removed although fills refer to them; the drawing never becomes part of a page.
    SANITIZE_DOM: false,
    RETURN_DOM: true,
  });
  if (DOMPurify.removed.some(isProgram)) return 'hostile';
  if (DOMPurify.removed.some(isLinkedPicture)) return 'linked';
  const drawing = cleaned instanceof Element ? cleaned.querySelector('svg') : null;
  if (drawing === null) return null;
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    const refusal = cleanElement(element);
    if (refusal !== null) return refusal;
  }
  const [, , boxWidth = 0, boxHeight = 0] = (drawing.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = Math.round(lengthOf(drawing.getAttribute('width')) || boxWidth);
  const height = Math.round(lengthOf(drawing.getAttribute('height')) || boxHeight);
  return width > 0 && height > 0 ? { text: new XMLSerializer().serializeToString(drawing), width, height } : null;
}

/** Attributes that hold names and texts, which are no styles. */
const isText = /^(?:id|class|lang|xmlns.*|aria-.*|data-.*)$/i;
const isPicture = /^(?:image|feimage)$/i;

/** Removes references to other places from an element, or the element if it shows nothing else. */
function cleanElement(element: Element): SvgRefusal | null {
  const { nodeName } = element;
  const link = Array.from(element.attributes).findLast(({ localName }) => localName === 'href');
  if (link === undefined && /^(?:use|image|feimage)$/i.test(nodeName)) element.remove();
  for (const attribute of Array.from(element.attributes)) {
    if (isText.test(attribute.name)) continue;
    if (attribute.localName === 'href') {
      if (attribute.value.startsWith('#')) continue;
      if (isPicture.test(nodeName) && isEmbeddedBitmap(attribute.value)) {
        const bitmap = cleanBitmap(attribute.value);
        if (bitmap === null) return 'unclean';
        attribute.value = bitmap;
        continue;
      }
      if (isPicture.test(nodeName)) return 'linked';
      if (/^use$/i.test(nodeName)) element.remove();
      else element.removeAttributeNode(attribute);
    } else {
      const style = cleanStyle(attribute.value);
      if (typeof style === 'string') return style;
      if (style.css !== attribute.value) attribute.value = style.css;
    }
  }
  if (!/^style$/i.test(nodeName)) return null;
  const style = cleanStyle(element.textContent);
  if (typeof style === 'string') return style;
  element.textContent = style.css;
  return null;
}

/** A script, an embedded page, an event handler, or a URL that runs code. */
function isProgram(removed: RemovedElement | RemovedAttribute): boolean {
  if ('element' in removed) return /^(script|foreignobject|iframe|object|embed)$/i.test(removed.element.nodeName);
  const { name = '', value = '' } = removed.attribute ?? {};
  return (
    /^on/i.test(name) || (/^(?:(?:xlink:)?href|src|to|from|by|values)$/i.test(name) && /^\s*(javascript|data):/i.test(value))
  );
}

/** A picture of a file on the designer's machine. Pictures of other hosts are only removed. */
function isLinkedPicture(removed: RemovedElement | RemovedAttribute): boolean {
  if ('element' in removed || !isPicture.test(removed.from.nodeName)) return false;
  const { name = '', value = '' } = removed.attribute ?? {};
  return /^(?:xlink:)?href$/i.test(name) && !/^\s*(?:https?:)?\/\//i.test(value);
}
