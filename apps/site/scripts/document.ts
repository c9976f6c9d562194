import type { Language } from '@duneline/specs/site';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { inLanguage } from './language.ts';

/** One chunk of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files that source modules need before they can run, imports first, each once. */
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

/** The list of all screens, which a page rendered in the browser needs to find its own. */
const SCREENS = 'src/screens.ts';

/**
 * The files of a page: those that run first, and the styles of parts that it renders but loads later (its route's sections and
 * the `parts` of every page).
 */
export function filesOfPage(
  manifest: Manifest,
  entry: string,
  route: string | null,
  parts: readonly string[],
): { css: string[]; js: string[] } {
  const first = [entry, route ?? SCREENS];
  const later = (route && manifest[route]?.dynamicImports) || [];
  return { js: filesOf(manifest, first).js, css: filesOf(manifest, [...first, ...later, ...parts]).css };
}

export interface DocumentParts {
  readonly language: Language;
  /** Vite's built index.html. */
  readonly template: string;
  /** React's output; the head elements that React hoists come first. */
  readonly html: string;
  /** Includes the language prefix; `null` for the shell of pages that the browser renders. */
  readonly path: string | null;
  /** URL of the screen's module; `null` for the shell. */
  readonly screen: string | null;
  readonly hydrationData: string;
  /** Identifies the build in this language, to distinguish pages of different releases. */
  readonly build: string;
  readonly hydrationId: string;
  /** Written as JSON-LD; data blocks run nothing, so the CSP does not list them. */
  readonly structuredData?: readonly object[];
  /** Scripts that the template starts with. */
  readonly headScripts: readonly string[];
  readonly clickScript: string;
  /** Runs before the first paint of every page of a language that needs it. */
  readonly languageScript: string | null;
  readonly themeRules: string;
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  readonly modules: readonly string[];
  /** Fonts without a fallback of equal widths. */
  readonly fonts: readonly string[];
  readonly backendUrl: string | null;
}

/**
 * Loads the page's modules after the first paint, so that scripts never delay it; a hidden tab does not paint and loads them at
 * once. Each module has its own script element, so that it runs when it arrives instead of all in one long task. For each inlined
 * sheet a disabled link, which loads nothing, tells Vite's loader that the sheet is present. It must be outside the document,
 * where it would be loaded.
 */
const bootScript = (modules: readonly string[], sheets: readonly string[]) =>
  `(function(){function add(name,of){document.head.append(Object.assign(document.createElement(name),of))}` +
  `function boot(){${JSON.stringify(sheets)}.forEach(function(href){add('link',{rel:'stylesheet',disabled:true,href:href})});` +
  `${JSON.stringify(modules)}.forEach(function(src){add('script',{type:'module',crossOrigin:'',src:src})})}` +
  `document.hidden?boot():requestAnimationFrame(function(){setTimeout(boot)})})()`;

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const LINKS = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/**
 * Assembles a page: CSP first, its styles inline (so that the first paint needs one file), modules after the first paint. Fonts
 * without a fallback of equal widths are preloaded, so that less text moves when they arrive.
 */
export function writeDocument(parts: DocumentParts): string {
  const { template, language, path, headScripts, themeRules, styles, modules, fonts } = parts;
  const entry = ENTRY.exec(template)?.[1];
  if (!entry) throw new Error('The built index.html has no module script; was index.html changed?');
  const hoisted = HOISTED.exec(parts.html)?.[0] ?? '';
  const css = styles.map(({ text }) => text).join('\n');
  const inlineStyles = [css, themeRules].filter(Boolean);
  const boot = bootScript(
    [...modules, entry],
    styles.map(({ href }) => href),
  );
  const policy = contentSecurityPolicy({
    inlineScripts: [...headScripts, ...(parts.languageScript ? [parts.languageScript] : []), parts.clickScript, boot],
    inlineStyles,
    backendUrl: parts.backendUrl,
  });
  const head = [
    ...(parts.languageScript ? [`<script>${parts.languageScript}</script>`] : []),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...inlineStyles.map((text) => `<style>${text}</style>`),
    parts.path === null ? '<meta name="robots" content="noindex">' : hoisted,
    ...(parts.structuredData ?? []).map((thing) => `<script type="application/ld+json">${inert(JSON.stringify(thing))}</script>`),
  ].join('');
  const data = `<script type="application/json" id="${parts.hydrationId}">${inert(parts.hydrationData)}</script>`;
  return inLanguage(template, language)
    .replace(ENTRY, '')
    .replace(LINKS, '')
    .replace(/<meta charset[^>]*>/, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace('<!--app-head-->', () => head)
    .replace('<!--app-html-->', () => parts.html.slice(hoisted.length))
    .replace('<div id="root">', () => {
      const page = path === null ? '' : ` data-path="${path}" data-screen="${parts.screen}"`;
      return `<div id="root"${page} data-build="${parts.build}">`;
    })
    .replace('</body>', () => `${path === null ? '' : data}<script>${parts.clickScript}</script><script>${boot}</script></body>`);
}

/** JSON that cannot close its script element. */
const inert = (json: string) => json.replaceAll('<', '\\u003c');
