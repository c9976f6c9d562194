import type { Block } from './Block.ts';

const VERSION = 1;

/** A page from a URL, or its error. */
type ReadPage = { readonly blocks: readonly Block[] } | { readonly code: string; readonly problem: string };

type Written = readonly [kind: string, props?: Block['props']];

/** Encodes the page as base64url of JSON, which Storybook allows in a URL's args. An empty page is ''. */
export function writePage(blocks: readonly Block[]): string {
  if (blocks.length === 0) return '';
  const written = blocks.map(({ kind, props }): Written => (Object.keys(props).length === 0 ? [kind] : [kind, props]));
  const bytes = new TextEncoder().encode(JSON.stringify([VERSION, written]));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a page. An invalid one is returned unchanged, with an error message. */
export function readPage(code: string): ReadPage {
  if (code === '') return { blocks: [] };
  const problem = (sentence: string): ReadPage => ({ code, problem: sentence });
  const json = parse(code);
  if (json === undefined) return problem('It is cut off or changed: what is left of it cannot be decoded.');
  if (!Array.isArray(json) || typeof json[0] !== 'number') return problem('It holds something else than a page.');
  const [version, written] = json as readonly unknown[];
  if (version !== VERSION) return problem(`It is of version ${String(version)}; this sandbox reads version ${VERSION}.`);
  if (!Array.isArray(written)) return problem('It holds no list of blocks.');
  const broken = written.findIndex((each) => !isWritten(each));
  if (broken !== -1) return problem(`Its block ${broken + 1} has no name, or props that are none.`);
  return { blocks: (written as readonly Written[]).map(([kind, props = {}], id) => ({ id, kind, props })) };
}

function parse(code: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isWritten(each: unknown): each is Written {
  if (!Array.isArray(each) || each.length > 2) return false;
  const [kind, props = {}] = each as readonly unknown[];
  return typeof kind === 'string' && typeof props === 'object' && props !== null && !Array.isArray(props);
}

/** The encoded page in a URL of the sandbox: Storybook's `args=page:…`. */
export function codeIn(href: string): string {
  return /^page:(.*)$/.exec(new URL(href).searchParams.get('args') ?? '')?.[1] ?? '';
}

/** Replaces the page in a URL. */
export function withCode(href: string, code: string): string {
  const url = new URL(href);
  if (code === '') url.searchParams.delete('args');
  else url.searchParams.set('args', `page:${code}`);
  return url.href;
}
