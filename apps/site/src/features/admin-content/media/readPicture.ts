import * as t from '@duneline/specs/messages/admin-content';
import { isMisnamed } from '../../../lib/file/fileTypeOf.ts';
import type { SvgRefusal } from './cleanSvg.ts';
import { withoutMetadata } from '../../../lib/picture/withoutMetadata.ts';
import { pictureType, pictureTypes, type PictureType } from './pictureType.ts';
import { readDrawing } from './readDrawing.ts';

/** The bucket's size limit, in bytes. */
export const MAX_PICTURE_BYTES = 5_242_880;

/** A validated picture. */
export interface Picture {
  readonly file: Blob;
  readonly type: PictureType;
  /** In CSS pixels, like the height. */
  readonly width: number;
  readonly height: number;
}

const refusals: Readonly<Record<SvgRefusal, (values: { name: string }) => string>> = {
  hostile: t.mediaHostileDrawing,
  linked: t.mediaLinkedDrawing,
  unreadable: t.mediaUnreadableDrawing,
  unclean: t.mediaUncleanDrawing,
};

/** Why a file cannot be stored; the message is shown. */
export class PictureError extends Error {}

/**
 * Validates a file: its actual type, its dimensions, and that a drawing contains no program. What the file says besides the
 * picture, such as where it was taken, is removed.
 * @throws {PictureError} if it cannot be stored
 */
export async function readPicture(file: File): Promise<Picture> {
  if (file.size === 0) throw new PictureError(t.mediaEmptyFile({ name: file.name }));
  if (file.size > MAX_PICTURE_BYTES) throw new PictureError(t.mediaTooLarge({ name: file.name }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(bytes);
  if (type === null) throw new PictureError(t.mediaNoPicture({ name: file.name }));
  if (isMisnamed(file, type)) throw new PictureError(t.mediaRenamed({ name: file.name, real: pictureTypes[type] }));
  if (type === 'image/svg+xml') {
    const { cleanSvg } = await import('./cleanSvg.ts');
    const drawing = cleanSvg(readDrawing(bytes));
    if (typeof drawing === 'string') throw new PictureError(refusals[drawing]({ name: file.name }));
    if (drawing === null) throw new PictureError(t.mediaBadDrawing({ name: file.name }));
    const { text, ...size } = drawing;
    return { file: new Blob([text], { type }), type, ...size };
  }
  const picture = withoutMetadata(bytes, type);
  const unread = type === 'image/avif' && picture === null ? t.mediaHasMetadata : t.mediaNoPicture;
  try {
    if (picture === null) throw new TypeError('The file cannot be rewritten.');
    const clean = new Blob([picture], { type });
    const bitmap = await createImageBitmap(clean);
    const { width, height } = bitmap;
    bitmap.close();
    return { file: clean, type, width, height };
  } catch {
    throw new PictureError(unread({ name: file.name }));
  }
}
