import { fileTypeOf } from '../file/fileTypeOf.ts';
import { openPicture } from './openPicture.ts';
import type { OpenedDocument } from './OpenedDocument.ts';

/**
 * Opens a PDF or a picture to draw its pages. Nothing in the file is run, and none of its links is followed.
 * @param signal ends it, also while it is opening, and frees its memory; its pages cannot be drawn any more
 * @throws {UnreadableDocument} if its content cannot be shown; any other error if that may succeed later
 * @example const { pages } = await openDocument(file, controller.signal);
 */
export async function openDocument(file: Blob, signal: AbortSignal): Promise<OpenedDocument> {
  if ((await fileTypeOf(file)) !== 'application/pdf') return openPicture(file, signal);
  const { openPdf } = await import('./openPdf.ts');
  return openPdf(file, signal);
}
