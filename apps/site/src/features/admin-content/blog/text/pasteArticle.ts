import { DOMParser, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { parseInert } from '../../../../lib/trusted-types/parseInert.ts';
import { articleSchema } from './articleSchema.ts';
import { cleanPasted } from './cleanPasted.ts';
import { readArticle } from './readArticle.ts';

/**
 * Inserts what was copied elsewhere, as far as an article can hold it. ProseMirror's own reader needs a Trusted Types policy that
 * lets every text become HTML; this one parses into a document in which nothing runs.
 */
export function pasteArticle(view: EditorView, event: ClipboardEvent): boolean {
  if (!event.clipboardData) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(readTransfer(event.clipboardData)).scrollIntoView());
  return true;
}

/** As `pasteArticle`, where something from elsewhere is dropped; what is moved inside the text keeps its form. */
export function dropOnArticle(view: EditorView, event: DragEvent): boolean {
  if (view.dragging !== null || !event.dataTransfer) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const slice = readTransfer(event.dataTransfer);
  if (place && slice.size > 0) view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, slice));
  return true;
}

function readTransfer(transfer: DataTransfer): Slice {
  const html = transfer.getData('text/html');
  if (html !== '') {
    const { body } = parseInert(html);
    cleanPasted(body);
    return DOMParser.fromSchema(articleSchema).parseSlice(body);
  }
  const text = transfer.getData('text/plain');
  return text === '' ? Slice.empty : Slice.maxOpen(readArticle(text).content);
}
