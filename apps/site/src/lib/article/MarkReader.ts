/** Marked inline text: `code`, **strong**, *em* or [label](href). */
export interface Mark {
  readonly kind: 'code' | 'strong' | 'em' | 'link';
  readonly content: string;
  readonly href?: string;
  /** The position after it. */
  readonly end: number;
}

/** Reads marks at increasing positions. Each search continues where the last one ended, so that parsing takes linear time. */
export class MarkReader {
  readonly #text: string;
  readonly #found = new Map<string, number>();
  #target: { readonly at: number; readonly href: string | null } = { at: -1, href: null };

  constructor(text: string) {
    this.#text = text;
  }

  /** The mark that starts at a position. */
  read(at: number): Mark | null {
    const character = this.#text[at];
    if (character === '`') return this.#between('code', at, '`');
    if (character === '[') return this.#readLink(at);
    if (character !== '*') return null;
    return this.#text[at + 1] === '*' ? this.#between('strong', at, '**') : this.#readEm(at);
  }

  #between(kind: Mark['kind'], at: number, sign: string): Mark | null {
    const from = at + sign.length;
    // Emphasis may start with an asterisk; code may not be empty.
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

  /** The content of parentheses after a closing bracket, which several opening ones may share. */
  #hrefAfter(at: number): string | null {
    if (this.#target.at !== at) {
      const pattern = /\((?<href>[^()\s]+)\)/y;
      pattern.lastIndex = at + 1;
      this.#target = { at, href: pattern.exec(this.#text)?.groups?.['href'] ?? null };
    }
    return this.#target.href;
  }

  /** The next position of a character; -1 if there is none. */
  #next(sign: string, from: number): number {
    const known = this.#found.get(sign);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const next = this.#text.indexOf(sign, from);
    this.#found.set(sign, next);
    return next;
  }
}
