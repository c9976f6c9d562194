import { assertFilesArrive, isFileNative } from './assertFilesArrive.ts';

/**
 * The request that `fetch` would make of its arguments. jsdom replaces `FormData`, `File` and `Blob` but not `Request`, which would
 * lose the files of such a form and send the name of such a file's class.
 */
export async function createRequest(input: Request | string | URL, init: RequestInit = {}): Promise<Request> {
  const { body } = init;
  if (body instanceof FormData && !isNativeForm(body)) {
    const { encodeForm } = await import('./encodeForm.ts');
    const { bytes, contentType } = await encodeForm(body);
    const request = new Request(input, { ...init, body: bytes });
    request.headers.set('content-type', contentType);
    return request;
  }
  if (body instanceof Blob && !isFileNative()) {
    const request = new Request(input, { ...init, body: await body.arrayBuffer() });
    if (body.type !== '' && !request.headers.has('content-type')) request.headers.set('content-type', body.type);
    return request;
  }
  const request = new Request(input, init);
  await assertFilesArrive(request);
  return request;
}

/** Whether it is a form of this `Response`, which turns any other object into text. */
function isNativeForm(form: FormData): boolean {
  return new Response(form).headers.get('content-type')?.startsWith('multipart/') === true;
}
