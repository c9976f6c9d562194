/** Addresses of what PDFs refer to without containing it: the standard fonts, tables of Asian characters, and image decoders. */
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const byName = new Map(Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]));

/**
 * Reads such a file.
 * @throws {Error} if there is none of this name, or it cannot be loaded
 */
async function readPdfData(filename: string): Promise<Uint8Array> {
  const address = byName.get(filename);
  if (address === undefined) throw new Error(`pdfjs-dist has no file "${filename}" among those that this site serves.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`"${address}" could not be loaded: ${response.status} ${response.statusText}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What PDF.js loads for one document. */
export interface PdfData {
  /** PDF.js creates one and asks it for files. */
  readonly Factory: new () => { readonly fetch: (file: { readonly filename: string }) => Promise<Uint8Array> };
  /** @throws {Error} if something could not be loaded: PDF.js then draws the page without it, and does not say so */
  readonly assertComplete: () => void;
}

/** Loads what a document needs, and remembers what was missing. */
export function followPdfData(read = readPdfData): PdfData {
  let problem: unknown = null;
  return {
    Factory: class {
      readonly fetch = async ({ filename }: { readonly filename: string }) => {
        try {
          return await read(filename);
        } catch (error) {
          problem ??= error;
          throw error;
        }
      };
    },
    assertComplete: () => {
      if (problem !== null) throw problem;
    },
  };
}
