import { isLinkTarget } from '../link/isLinkTarget.ts';
import type { Inline } from './Block.ts';
import { showEscaped } from './escapes.ts';
import { MarkReader, type Mark } from './MarkReader.ts';

/** Whether a link leads to a heading of the article or opens a mail, so that its target is not a page. */
export const isFragmentOrMail = (href: string): boolean => /^(?:#|mailto:)./.test(href);

/** Whether an article may link to this. */
export const isSafeTarget = (href: string): boolean => isFragmentOrMail(href) || isLinkTarget(href);

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
