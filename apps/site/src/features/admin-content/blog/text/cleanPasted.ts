/**
 * Gives what Word, Google Docs and web pages copy the elements that an article knows. They write bold words and, in Word, lists as
 * styles; an article has no line breaks, no lists in lists and no tables. Styles are read as text: in a document without a window,
 * and under the site's Content Security Policy, they are not applied.
 */
export function cleanPasted(body: HTMLElement): void {
  readStyledWords(body);
  readLineBreaks(body);
  readTables(body);
  readWordLists(body);
  flattenLists(body);
  for (const paragraph of body.querySelectorAll('p')) if (paragraph.textContent.trim() === '') paragraph.remove();
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = `p, div, blockquote, ul, ol, li, table, ${HEADINGS}`;

const styleOf = (element: Element) => (element.getAttribute('style') ?? '').toLowerCase();
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrap(element: Element, tag: 'strong' | 'em') {
  const words = element.ownerDocument.createElement(tag);
  words.append(...element.childNodes);
  element.replaceWith(words);
}

/** Google Docs writes bold and slanted words as styles, within a `<b>` that is not bold. A heading is bold as it is. */
function readStyledWords(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, span')) {
    const style = styleOf(element);
    const isSpan = element.localName === 'span';
    if (element.closest(HEADINGS)) {
      if (!isSpan) unwrap(element);
    } else if (!isSpan && /(?<!-)font-weight:\s*(?:normal|400)/.test(style)) unwrap(element);
    else if (isSpan && /(?<!-)font-weight:\s*(?:bold|[6-9]00)/.test(style)) wrap(element, 'strong');
    else if (isSpan && /(?<!-)font-style:\s*italic/.test(style)) wrap(element, 'em');
  }
}

/** A line break is a space, and two end the paragraph. */
function readLineBreaks(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p, div')) {
    if (paragraph.querySelector(`br, ${BLOCKS}`)?.localName !== 'br') continue;
    const parts: Node[][] = [[]];
    for (const node of paragraph.childNodes) {
      const isBreak = node.nodeName === 'BR' && nextOf(node)?.nodeName === 'BR';
      if (isBreak) parts.push([]);
      else parts.at(-1)?.push(node);
    }
    if (parts.length === 1) continue;
    paragraph.replaceWith(...parts.map((nodes) => moveInto(body.ownerDocument.createElement('p'), nodes)));
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
}

function moveInto(element: HTMLElement, nodes: Iterable<Node>): HTMLElement {
  element.append(...nodes);
  return element;
}

/** The next node that is not blank. */
function nextOf(node: Node): Node | null {
  let next = node.nextSibling;
  while (next?.nodeName === '#text' && next.textContent?.trim() === '') next = next.nextSibling;
  return next;
}

/** Takes the blocks of an element away and leaves their words. */
function flattenBlocks(element: Element): void {
  for (const block of [...element.querySelectorAll(BLOCKS)].toReversed()) block.replaceWith(' ', ...block.childNodes, ' ');
}

/** A row of a table becomes a paragraph; a table of one column, as around a remark, goes. */
function readTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].filter((cell) => cell.textContent.trim() !== ''),
    );
    if (rows.every((cells) => cells.length < 2)) {
      table.replaceWith(...rows.flat().map((cell) => moveInto(body.ownerDocument.createElement('div'), cell.childNodes)));
      continue;
    }
    const paragraphs = rows.map((cells) => {
      const paragraph = body.ownerDocument.createElement('p');
      for (const [index, cell] of cells.entries()) {
        flattenBlocks(cell);
        paragraph.append(index === 0 ? '' : ' · ', ...cell.childNodes);
      }
      return paragraph;
    });
    table.replaceWith(...paragraphs);
  }
}

/** Word writes the items of a list as paragraphs that begin with their sign: "·", "1.", "أ-". */
function readWordLists(body: HTMLElement): void {
  let open: { readonly list: Element; readonly name: string } | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const [, id, level] = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(styleOf(paragraph)) ?? [];
    if (id === undefined) continue;
    const sign = (findSign(paragraph)?.textContent ?? '').trim();
    const tag: 'ol' | 'ul' = /\p{N}|^\(?\p{L}{1,4}[.)\-–]/u.test(sign) ? 'ol' : 'ul';
    const name = `${id} ${tag}`;
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (open && paragraph.previousElementSibling === open.list && (level !== '1' || open.name === name)) {
      paragraph.remove();
    } else {
      open = { list: body.ownerDocument.createElement(tag), name };
      paragraph.replaceWith(open.list);
    }
    open.list.append(item);
  }
  // Headings have signs too.
  for (let sign = findSign(body); sign; sign = findSign(body)) sign.remove();
}

const findSign = (element: Element) =>
  [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));

/** The items of a list in a list follow the item that they belong to, and an item is one paragraph. */
function flattenLists(body: HTMLElement): void {
  for (const inner of [...body.querySelectorAll(':is(ul, ol) :is(ul, ol)')].toReversed()) {
    const owner = inner.closest('li');
    if (owner && inner.parentElement?.closest('ul, ol')?.contains(owner)) owner.after(...inner.children);
    else inner.before(...inner.children);
    inner.remove();
  }
  for (const item of body.querySelectorAll('li')) flattenBlocks(item);
}
