/**
 * Makes sure that the files of a form are in its request.
 * @throws TypeError when they were lost before, because jsdom's `File` is not one that Node's `Request` reads
 */
export async function assertFilesArrive(request: Request): Promise<void> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || isFileNative()) return;
  const { parseForm } = await import('./parseForm.ts');
  // A request through MSW ends early, because the length of its files was announced wrong.
  const bytes = await request
    .clone()
    .arrayBuffer()
    .catch(() => null);
  const parts = bytes === null ? null : parseForm(new Uint8Array(bytes), contentType);
  const isLost = bytes === null || parts?.some((part) => part.filename !== null && part.bytes.length === 0) === true;
  if (!isLost) return;
  throw new TypeError(
    `The file in ${request.method} ${new URL(request.url).pathname} was lost before it reached the backend: Node's Request cannot ` +
      'read the File and Blob of jsdom. Give supabase-js the option { global: { fetch: backend.fetch } }, or send the bytes: ' +
      'await file.arrayBuffer().',
  );
}

/** Whether `File` is one that this `Response` reads; it turns any other object into text. */
function isFileNative(): boolean {
  const type = 'image/png';
  return new Response(new File([], 'x', { type })).headers.get('content-type') === type;
}
