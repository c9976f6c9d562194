import { takeEarlyClicks } from '../start/earlyClicks.ts';
import { isBackendPath } from './backendPath.ts';
import { startEmbedded } from './embedded.ts';

/** As many redirects as browsers follow. */
const maxRedirects = 20;

/**
 * Shows what the embedded backend answers to an address of its own that somebody opened: a mailed link, a provider's page. It has
 * no server, so this page asks for it, follows where it leads, and shows a page of HTML without running anything in it.
 */
export async function openBackendPage(root: HTMLElement, request: Request, redirects = 0): Promise<void> {
  const backend = await startEmbedded();
  const response = await backend.fetch(request);
  await backend.saved(); // the next page starts from what is stored
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
  const page = new DOMParser().parseFromString(html.replaceAll(style, ''), 'text/html');
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
  takeEarlyClicks(); // forms are sent from here on
}

/** Does what the browser would do with a form that has no files; with GET, the answer is a page that can be loaded again. */
function send(root: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null, url: string): void {
  const action = new URL(form.getAttribute('action') ?? '', url);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value);
  if (form.method === 'post') return void openBackendPage(root, new Request(action, { method: 'POST', body: fields }));
  action.search = fields.toString();
  location.assign(action);
}

/** Taken out before the page is parsed: the site's policy forbids inline styles, and lets sheets made by a script through. */
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
