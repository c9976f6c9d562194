/** A marked piece of running text: `code`, **strong**, *em* or [label](href). */
export interface Mark {
  readonly kind: 'code' | 'strong' | 'em' | 'link';
  readonly content: string;
  readonly href?: string;
  /** The position after it. */
  readonly end: number;
}

/** Reads the marks of a text at positions that only grow: each search goes on where the last one ended, so that it all takes linear time. */
export class MarkReader {
  readonly #text: string;
  readonly #found = new Map<string, number>();
  #target: { readonly at: number; readonly href: string | null } = { at: -1, href: null };

  constructor(text: string) {
    this.#text = text;
  }

  /** The mark that begins at a position. */
  read(at: number): Mark | null {
    const character = this.#text[at];
    if (character === '`') return this.#between('code', at, '`');
    if (character === '[') return this.#readLink(at);
    if (character !== '*') return null;
    return this.#text[at + 1] === '*' ? this.#between('strong', at, '**') : this.#readEm(at);
  }

  #between(kind: Mark['kind'], at: number, sign: string): Mark | null {
    const from = at + sign.length;
    // Stress may begin with a star of its own; code may not be empty.
    const end = this.#next(sign, kind === 'strong' ? from + 1 : from);
    if (end === -1 || end === from) return null;
    return { kind, content: this.#text.slice(from, end), end: end + sign.length };
  }

  #readEm(at: number): Mark | null {
    const mark = this.#between('em', at, '*');
    return mark === null || mark.content !== mark.content.trim() ? null : mark;
  }

  #readLink(at: number): Mark | null {
    const end = this.#next(']', at + 1);
    if (end <= at + 1) return null;
    const href = this.#hrefAfter(end);
    return href === null ? null : { kind: 'link', content: this.#text.slice(at + 1, end), href, end: end + href.length + 3 };
  }

  /** What stands in parentheses after a closing bracket, which many opening ones may share. */
  #hrefAfter(at: number): string | null {
    if (this.#target.at !== at) {
      const pattern = /\((?<href>[^()\s]+)\)/y;
      pattern.lastIndex = at + 1;
      this.#target = { at, href: pattern.exec(this.#text)?.groups?.['href'] ?? null };
    }
    return this.#target.href;
  }

  /** The next place of a sign; -1 when there is none. */
  #next(sign: string, from: number): number {
    const known = this.#found.get(sign);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const next = this.#text.indexOf(sign, from);
    this.#found.set(sign, next);
    return next;
  }
}
