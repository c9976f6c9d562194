import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state';
import { articleSchema } from './articleSchema.ts';

const { nodes, marks } = articleSchema;

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);
export const toggleCode = toggleMark(marks.code);

/** Makes the selected text headings of a level, or paragraphs again. */
export const toggleHeading = (level: 2 | 3): Command => toggleBlock('heading', { level });
export const toggleQuote: Command = toggleBlock('quote');

function toggleBlock(name: 'heading' | 'quote', attrs: { readonly level?: number } = {}): Command {
  return (state, dispatch, view) => {
    const isOn = isBlockActive(state, name, attrs.level);
    return (isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes[name], attrs))(state, dispatch, view);
  };
}

/** Makes the selected paragraphs a list, a list of the other kind, or paragraphs again. */
export function toggleList(isOrdered: boolean): Command {
  return (state, dispatch, view) => {
    const found = listAround(state);
    if (found === null) return wrapInList(nodes.list, { isOrdered })(state, dispatch, view);
    if (found.node.attrs['isOrdered'] === isOrdered) return liftListItem(nodes.item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(found.at, null, { isOrdered }));
    return true;
  };
}

export function isMarkActive({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'em' | 'code' | 'link'): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return marks[name].isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, marks[name]);
}

export function isBlockActive({ selection: { $from } }: EditorState, name: 'heading' | 'quote', level?: number): boolean {
  const { type, attrs } = $from.parent;
  return type.name === name && (level === undefined || attrs['level'] === level);
}

export const isListActive = (state: EditorState, isOrdered: boolean): boolean =>
  listAround(state)?.node.attrs['isOrdered'] === isOrdered;

function listAround({ selection: { $from } }: EditorState): { readonly node: Node; readonly at: number } | null {
  const isInList = $from.depth >= 2 && $from.node($from.depth - 2).type === nodes.list;
  return isInList ? { node: $from.node($from.depth - 2), at: $from.before($from.depth - 2) } : null;
}

/** The link that is selected, or that the cursor is in. */
export function linkAround({ selection: { $from } }: EditorState): { from: number; to: number; href: string } | null {
  const { parent, parentOffset } = $from;
  const start = $from.start();
  const spans: { from: number; to: number; href: string }[] = [];
  parent.forEach(({ marks: own, nodeSize }, offset) => {
    const href: unknown = marks.link.isInSet(own)?.attrs['href'];
    if (typeof href !== 'string') return;
    const last = spans.at(-1);
    if (last?.to === start + offset && last.href === href) last.to += nodeSize;
    else spans.push({ from: start + offset, to: start + offset + nodeSize, href });
  });
  return spans.find(({ from, to }) => from <= start + parentOffset && start + parentOffset < to) ?? null;
}

/** Links the selected text; without one the link that the cursor is in, or else new text that is the address. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const range = empty ? linkAround(state) : { from, to };
    const link = marks.link.create({ href });
    const { tr } = state;
    if (range) tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, link);
    else tr.replaceSelectionWith(articleSchema.text(href, [link]), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const range = empty ? linkAround(state) : { from, to };
  if (range === null) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link));
  return true;
};

/** What a figure of an article shows. */
export interface FigureAttrs {
  readonly name: string;
  readonly caption: string;
}

export function selectedFigure({ selection }: EditorState): FigureAttrs | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.figure) return null;
  const { name, caption } = selection.node.attrs;
  return { name: String(name), caption: String(caption) };
}

/** Changes the selected figure, or inserts one, with a paragraph to go on with when it is the last block. */
export function setFigure(attrs: FigureAttrs): Command {
  return (state, dispatch) => {
    const { tr } = state;
    if (selectedFigure(state)) {
      tr.setNodeMarkup(state.selection.from, null, attrs);
      tr.setSelection(NodeSelection.create(tr.doc, state.selection.from));
    } else {
      const { $to } = state.selection;
      const after = $to.depth === 0 ? $to.pos : $to.after(1);
      tr.insert(after, [nodes.figure.create(attrs), ...(after === state.doc.content.size ? [nodes.paragraph.create()] : [])]);
      tr.setSelection(NodeSelection.create(tr.doc, after));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
