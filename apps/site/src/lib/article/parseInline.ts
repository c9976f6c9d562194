import { isInternalPath } from '@duneline/machines';
import type { Inline } from './Block.ts';
import { showEscaped } from './escapes.ts';
import { MarkReader, type Mark } from './MarkReader.ts';

/** URLs that an article may link to outside of the site: a fragment, a page by https, a mail. */
const SAFE = /^(?:#|https:\/\/|mailto:)/;

/** Whether an article may link to this. */
export const isSafeTarget = (href: string): boolean => SAFE.test(href) || isInternalPath(href);

/** Parses links, emphasis and code. A link with an unsafe URL becomes plain text. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const marks = new MarkReader(text);
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = marks.read(at);
    if (mark === null) continue;
    if (at > start) parts.push(showEscaped(text.slice(start, at)));
    for (const part of toParts(mark)) parts.push(part);
    start = mark.end;
    at = start - 1;
  }
  if (start < text.length) parts.push(showEscaped(text.slice(start)));
  return parts;
}

function toParts({ kind, content, href = '' }: Mark): Inline[] {
  if (kind === 'code') return [{ kind, children: [showEscaped(content)] }];
  const children = parseInline(content);
  if (kind !== 'link') return [{ kind, children }];
  const target = showEscaped(href);
  return isSafeTarget(target) ? [{ kind, href: target, children }] : children;
}
