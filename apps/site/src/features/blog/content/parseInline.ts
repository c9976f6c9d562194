import { isInternalPath } from '@duneline/machines';
import type { Inline } from './Block.ts';
import { MarkReader, type Mark } from './MarkReader.ts';

/** URLs that an article may link to outside of the site: a fragment, a page by https, a mail. */
const SAFE = /^(?:#|https:\/\/|mailto:)/;

/** Parses links, emphasis and code. A link with an unsafe URL becomes plain text. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const marks = new MarkReader(text);
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = marks.read(at);
    if (mark === null) continue;
    if (at > start) parts.push(text.slice(start, at));
    for (const part of toParts(mark)) parts.push(part);
    start = mark.end;
    at = start - 1;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

function toParts({ kind, content, href = '' }: Mark): Inline[] {
  if (kind === 'code') return [{ kind, children: [content] }];
  const children = parseInline(content);
  if (kind !== 'link') return [{ kind, children }];
  return SAFE.test(href) || isInternalPath(href) ? [{ kind, href, children }] : children;
}
