import { takeEarlyClicks } from '../start/earlyClicks.ts';
import { parseInert } from '../trusted-types/parseInert.ts';
import { isBackendPath } from './backendPath.ts';
import { startEmbedded } from './embedded.ts';

/** The number of redirects that browsers follow. */
const maxRedirects = 20;

/**
 * Shows the embedded backend's response to a URL of its own that the visitor opened: a mailed link, or a provider's page. The
 * embedded backend has no server, so this page fetches the URL, follows redirects, and shows returned HTML without running
 * scripts.
 */
export async function openBackendPage(root: HTMLElement, request: Request, redirects = 0): Promise<void> {
  const backend = await startEmbedded();
  const response = await backend.fetch(request);
  await backend.saved(); // the next page loads the stored state
  const target = response.headers.get('location');
  if (target === null || redirects === maxRedirects) return show(root, response, request.url);
  const url = new URL(target, request.url);
  if (url.origin !== location.origin || !isBackendPath(url.pathname)) return leave(url);
  await openBackendPage(root, new Request(url), redirects + 1);
}

/** Replaces this page, so that going back does not open the link again. */
function leave(url: URL): void {
  if (/^https?:$/.test(url.protocol)) location.replace(url);
}

async function show(root: HTMLElement, response: Response, url: string): Promise<void> {
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/html')) return showHtml(root, text, url);
  const plain = document.createElement('pre');
  plain.textContent = text;
  root.replaceChildren(plain);
}

function showHtml(root: HTMLElement, html: string, url: string): void {
  const page = parseInert(html.replaceAll(style, ''));
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  document.documentElement.dir = page.documentElement.dir;
  document.adoptedStyleSheets = Array.from(html.matchAll(style), ({ groups }) => toSheet(groups?.['rules'] ?? ''));
  for (const element of page.querySelectorAll('script, iframe, object, embed, base, link, meta')) element.remove();
  for (const element of page.querySelectorAll('*')) removeHandlers(element);
  for (const form of page.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(root, form, event.submitter, url);
    });
  }
  root.replaceChildren(...page.body.childNodes);
  takeEarlyClicks(); // from here on this module submits forms itself
}

/** Submits a form without files as the browser would. After a GET the resulting page can be reloaded. */
function send(root: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null, url: string): void {
  const action = new URL(form.getAttribute('action') ?? '', url);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value);
  if (form.method === 'post') return void openBackendPage(root, new Request(action, { method: 'POST', body: fields }));
  action.search = fields.toString();
  location.assign(action);
}

/** Inline styles are removed before parsing, because the site's CSP forbids them; constructed style sheets are allowed. */
const style = /<style>(?<rules>.*?)<\/style>/gs;

function toSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

function removeHandlers(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    if (name.startsWith('on') || /^\s*javascript:/i.test(value)) element.removeAttribute(name);
  }
}
