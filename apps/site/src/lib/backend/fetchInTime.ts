/** How long an answer may take, in milliseconds; a file that is sent to the storage service may take longer. */
const answerMs = 15_000;
const uploadMs = 300_000;

/** `fetch` that gives up after 15 seconds, so that no screen waits forever: its promise rejects with a `TimeoutError`. */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const isUpload = init.body != null && /\/storage\/v1\/(?:object|upload)\//.test(addressOf(input));
  const timeout = AbortSignal.timeout(isUpload ? uploadMs : answerMs);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
