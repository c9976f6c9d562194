import type { Inline } from './Block.ts';

const MARK =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/;

/** Addresses that an article may lead to: a path of this site, a place in the page, a page by https, a mail. */
const SAFE = /^(?:\/(?!\/)|#|https:\/\/|mailto:)/;

/** Running text with its links, stresses and code. A link to anywhere unsafe is left as its words. */
export function parseInline(text: string): Inline[] {
  const match = MARK.exec(text);
  if (!match) return text ? [text] : [];
  const before = text.slice(0, match.index);
  return [...(before ? [before] : []), ...marked(match), ...parseInline(text.slice(match.index + match[0].length))];
}

function marked({ groups }: RegExpExecArray): Inline[] {
  const { code, strong, em, label = '', href = '' } = groups ?? {};
  if (code !== undefined) return [{ kind: 'code', children: [code] }];
  if (strong !== undefined) return [{ kind: 'strong', children: parseInline(strong) }];
  if (em !== undefined) return [{ kind: 'em', children: parseInline(em) }];
  const children = parseInline(label);
  return SAFE.test(href) ? [{ kind: 'link', href, children }] : children;
}
