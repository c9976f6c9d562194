import { RestError } from '../RestError.ts';

/** Parses one query parameter. Its errors name the parameter, the column and what was expected. */
export class Cursor {
  private readonly what: string;
  private readonly text: string;
  private at = 0;

  /** @param what as PostgREST names it: `filter`, `order`, `select parameter`, `logic tree` */
  constructor(what: string, text: string) {
    this.what = what;
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  get rest(): string {
    return this.text.slice(this.at);
  }

  get position(): number {
    return this.at;
  }

  /** Consumes `literal` if it comes next. */
  takes(literal: string): boolean {
    if (!this.text.startsWith(literal, this.at)) return false;
    this.at += literal.length;
    return true;
  }

  /** Consumes the match of a sticky expression and returns it. */
  match(expression: RegExp): string | null {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  takeRest(): string {
    const rest = this.rest;
    this.at = this.text.length;
    return rest;
  }

  /** PGRST100 at the current column, or at `at`. */
  failure(expected: string, at = this.at): RestError {
    const next = this.text[at];
    const details = `unexpected ${next === undefined ? 'end of input' : JSON.stringify(next)} expecting ${expected}`;
    return new RestError(400, 'PGRST100', `"failed to parse ${this.what} (${this.text})" (line 1, column ${at + 1})`, details);
  }
}
