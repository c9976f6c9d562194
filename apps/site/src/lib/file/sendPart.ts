/** What an `XMLHttpRequest` is asked to send. */
export interface PartRequest {
  readonly method: 'POST' | 'PATCH' | 'HEAD';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly onSent?: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface PartAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
}

/**
 * Sends one request and reports how much of its body has left, which `fetch` cannot. Status 0 is no answer.
 * @throws {DOMException} `AbortError` when the signal ends it
 */
export function sendPart({ method, address, headers, body, onSent, signal }: PartRequest): Promise<PartAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const answer = () => resolve({ status: request.status, header: (name) => request.getResponseHeader(name) });
    request.addEventListener('load', answer);
    request.addEventListener('error', answer);
    request.addEventListener('abort', () => reject(new DOMException('The upload was ended.', 'AbortError')));
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body ?? null);
  });
}
