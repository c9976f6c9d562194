/** Time limit of a response in milliseconds; uploads to the storage service have none. */
const answerMs = 15_000;
const uploadMs = 300_000;

/** `fetch` with a time limit of 15 seconds, after which it rejects with a `TimeoutError`. */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const isUpload = init.body != null && /\/storage\/v1\/(?:object|upload)\//.test(addressOf(input));
  const timeout = AbortSignal.timeout(isUpload ? uploadMs : answerMs);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
