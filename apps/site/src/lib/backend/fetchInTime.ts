/** Time limit of a response in milliseconds, and of an upload to the storage service. */
const answerMs = 15_000;
const uploadMs = 300_000;

/** `fetch` with a time limit of 15 seconds, after which it rejects with a `TimeoutError`. */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  // A text is JSON, as a list of files is asked for.
  const isFile = init.body != null && typeof init.body !== 'string';
  const isUpload = isFile && /\/storage\/v1\/(?:object|upload)\//.test(addressOf(input));
  const limit = limitOf(isUpload ? uploadMs : answerMs);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/**
 * As `AbortSignal.timeout`, with the error's name in its message too: the clients of auth and storage make errors of their own, which
 * keep the message alone, and browsers word it differently.
 */
function limitOf(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort(new DOMException('TimeoutError: no answer within the time limit', 'TimeoutError'));
  AbortSignal.timeout(milliseconds).addEventListener('abort', end, { once: true });
  return limit.signal;
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
