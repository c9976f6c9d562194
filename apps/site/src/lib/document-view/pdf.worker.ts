/** Reads PDFs outside the page: a hostile file can keep this worker busy, but not the page. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
