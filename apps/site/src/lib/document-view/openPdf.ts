// The well-kept reader of PDFs: browsers' own are missing on phones, and do not say when a page is shown. Decision 0057.
import { getDocument, PasswordException, PDFWorker, type PDFPageProxy } from 'pdfjs-dist';
import { createCanvas, MAX_PAGES, UnreadableDocument, type DocumentPage, type OpenedDocument } from './OpenedDocument.ts';
import { followPdfData, type PdfData } from './pdfData.ts';

/** How long a worker may take to end by itself, in milliseconds: a hostile file can keep it busy forever. */
const END_MS = 1000;

/** Opens a PDF. @throws {UnreadableDocument} if its content cannot be shown; another error if the reader could not be loaded */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<OpenedDocument> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const port = new Worker(new URL('pdf.worker.ts', import.meta.url), { type: 'module' });
  const data = followPdfData();
  const task = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port }),
    BinaryDataFactory: data.Factory,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true, // glyphs become lines, so that a stranger's fonts never reach the system's
    disableWorkerRendering: true,
  });
  const ended = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => {
    ended.reject(signal.reason);
    task.destroy().catch(() => {}); // it never was there
    setTimeout(() => port.terminate(), END_MS);
  });
  port.addEventListener('error', () => ended.reject(new Error('The reader of PDFs could not be loaded.')));
  return Promise.race([readPages(task.promise, data), ended.promise]);
}

async function readPages(opening: ReturnType<typeof getDocument>['promise'], data: PdfData): Promise<OpenedDocument> {
  try {
    const pdf = await opening;
    if (pdf.numPages < 1) throw new Error('The document has no pages.');
    const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map(async (number) => toPage(await pdf.getPage(number), data)));
    return { pages, count: pdf.numPages };
  } catch (error) {
    throw new UnreadableDocument(error instanceof PasswordException ? 'locked' : 'damaged', error);
  }
}

function toPage(page: PDFPageProxy, data: PdfData): DocumentPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async draw(scale, turn, signal) {
      const viewport = page.getViewport({ scale, rotation: page.rotate + turn });
      const { canvas } = createCanvas(viewport.width, viewport.height);
      const task = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise;
      data.assertComplete();
      return canvas;
    },
  };
}
