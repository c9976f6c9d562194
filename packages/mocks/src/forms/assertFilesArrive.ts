/** What becomes of a file that `Request` does not read. */
const LOST_BODY = /^\[object (?:File|Blob)\]$/;

/**
 * Makes sure that a file or the files of a form are in their request.
 * @throws TypeError when they were lost before, because jsdom's `File` is not one that Node's `Request` reads
 */
export async function assertFilesArrive(request: Request): Promise<void> {
  if (request.body === null || isFileNative() || !(await isFileLost(request))) return;
  throw new TypeError(
    `The file in ${request.method} ${new URL(request.url).pathname} was lost before it reached the backend: Node's Request cannot ` +
      'read the File and Blob of jsdom. Give supabase-js the option { global: { fetch: backend.fetch } }, or send the bytes: ' +
      'await file.arrayBuffer().',
  );
}

/** Whether `File` is one that this `Response` reads; it turns any other object into text. */
export function isFileNative(): boolean {
  const type = 'image/png';
  return new Response(new File([], 'x', { type })).headers.get('content-type') === type;
}

async function isFileLost(request: Request): Promise<boolean> {
  const contentType = request.headers.get('content-type') ?? '';
  const isForm = contentType.startsWith('multipart/form-data');
  // A form through MSW ends early, because the length of its files was announced wrong.
  const bytes = await request
    .clone()
    .arrayBuffer()
    .catch(() => null);
  if (bytes === null) return isForm;
  if (!isForm) return bytes.byteLength === '[object File]'.length && LOST_BODY.test(new TextDecoder().decode(bytes));
  const { parseForm } = await import('./parseForm.ts');
  const parts = parseForm(new Uint8Array(bytes), contentType);
  return parts?.some((part) => part.filename !== null && part.bytes.length === 0) === true;
}
