import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** One chunk of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files that a source module needs before it can run, imports first, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): { css: string[]; js: string[] } {
  const css = new Set<string>();
  const js = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => css.add(file));
    js.add(chunk.file);
  };
  keys.forEach(visit);
  return { css: [...css], js: [...js] };
}

/** The files of a page: what runs first, and the styles of the sections that its route renders but loads later. */
export function filesOfPage(manifest: Manifest, entry: string, route: string | null): { css: string[]; js: string[] } {
  const first = filesOf(manifest, route ? [entry, route] : [entry]);
  const sections = (route && manifest[route]?.dynamicImports) || [];
  const { css } = filesOf(manifest, [entry, ...(route ? [route] : []), ...sections]);
  return { css, js: first.js };
}

export interface DocumentParts {
  /** Vite's built index.html. */
  readonly template: string;
  /** What React rendered; head elements that it hoisted come first. */
  readonly html: string;
  readonly path: string | null;
  readonly hydrationData: string;
  readonly hydrationId: string;
  readonly themeScript: string;
  readonly themeRules: string;
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  readonly backendUrl: string;
}

/**
 * Asks for the page's modules once the first picture is on the screen, so that scripts never delay it; a hidden tab, which
 * paints nothing, asks at once. Clicks that come earlier act on native elements, and the page adopts what they changed.
 */
export const bootScript = (entry: string, modules: readonly string[]) =>
  `(function(){function l(h,r){var e=document.createElement('link');e.rel=r;e.href=h;e.crossOrigin='';document.head.append(e)}` +
  `function b(){${JSON.stringify(modules)}.forEach(function(h){l(h,'modulepreload')});var s=document.createElement('script');s.type='module';s.crossOrigin='';s.src=${JSON.stringify(entry)};document.head.append(s)}` +
  `document.hidden?b():requestAnimationFrame(function(){setTimeout(b)})})()`;

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const LINKS = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/**
 * Puts a page together: policy first, its styles inline (so that the first paint waits for one file), modules at low priority.
 * Each inlined sheet keeps a disabled link, which loads nothing and tells Vite's loader that the sheet is there.
 */
export function writeDocument(parts: DocumentParts): string {
  const { template, path, themeScript, themeRules, styles, modules, fonts } = parts;
  const entry = ENTRY.exec(template)?.[1];
  if (!entry) throw new Error('The built index.html has no module script; was index.html changed?');
  const hoisted = HOISTED.exec(parts.html)?.[0] ?? '';
  const css = styles.map(({ text }) => text).join('\n');
  const inlineStyles = [css, themeRules].filter(Boolean);
  const boot = bootScript(entry, modules);
  const policy = contentSecurityPolicy({ inlineScripts: [themeScript, boot], inlineStyles, backendUrl: parts.backendUrl });
  const head = [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...inlineStyles.map((text) => `<style>${text}</style>`),
    ...styles.map(({ href }) => `<link rel="stylesheet" crossorigin disabled href="${href}">`),
    hoisted,
  ].join('');
  const data = `<script type="application/json" id="${parts.hydrationId}">${parts.hydrationData.replaceAll('<', '\\u003c')}</script>`;
  return template
    .replace(ENTRY, '')
    .replace(LINKS, '')
    .replace(/<meta charset[^>]*>/, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace('<!--app-head-->', () => head)
    .replace('<!--app-html-->', () => parts.html.slice(hoisted.length))
    .replace('<div id="root">', () => (path === null ? '<div id="root">' : `<div id="root" data-path="${path}">`))
    .replace('</body>', () => `${path === null ? '' : data}<script>${boot}</script></body>`);
}
