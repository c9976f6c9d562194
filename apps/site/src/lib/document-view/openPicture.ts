import { dataAddressOf } from '../picture/dataAddressOf.ts';
import { createCanvas, UnreadableDocument, type DocumentPage, type OpenedDocument } from './OpenedDocument.ts';

/** No camera takes larger pictures, and more would take the page's memory. */
const MAX_PICTURE_PIXELS = 100_000_000;

/** A picture as a document of one page. @throws {UnreadableDocument} */
export async function openPicture(file: Blob, signal: AbortSignal): Promise<OpenedDocument> {
  const { width: wide, height: high } = await readSize(file);
  if (wide * high > MAX_PICTURE_PIXELS) throw new UnreadableDocument('huge');
  const picture = await createImageBitmap(file).catch((error: unknown) => {
    throw new UnreadableDocument('damaged', error);
  });
  if (signal.aborted) picture.close();
  signal.throwIfAborted();
  signal.addEventListener('abort', () => picture.close());
  const { width, height } = picture;
  const page: DocumentPage = {
    width,
    height,
    async draw(scale, turn) {
      const isLying = turn === 90 || turn === 270;
      const { canvas, context } = createCanvas((isLying ? height : width) * scale, (isLying ? width : height) * scale);
      context.imageSmoothingQuality = 'high';
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / 180);
      context.scale(scale, scale);
      context.drawImage(picture, -width / 2, -height / 2);
      return canvas;
    },
  };
  return { pages: [page], count: 1 };
}

/** The size that a picture claims, read without decoding it. */
async function readSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const image = new Image();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  image.addEventListener('load', () => resolve());
  image.addEventListener('error', () => reject(new UnreadableDocument('damaged')));
  image.src = await dataAddressOf(file);
  await promise;
  return { width: image.naturalWidth, height: image.naturalHeight };
}
