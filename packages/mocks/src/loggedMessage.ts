/** Headers and body of a request or response, as logged. */
export interface LoggedMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** The text, truncated to 10,000 characters; for binary data, its size and type. */
  readonly body: string;
}

const keptCharacters = 10_000;

/** Copies a message for the log without consuming its body. */
export async function loggedMessage(message: Request | Response): Promise<LoggedMessage> {
  return { headers: Object.fromEntries(message.headers), body: message.body === null ? '' : await bodyText(message) };
}

async function bodyText(message: Request | Response): Promise<string> {
  const type = message.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return '(a stream)';
  const copy = message.clone();
  if (!/^(?:text\/|application\/(?:\S*json|x-www-form-urlencoded))|^$/.test(type)) {
    const { byteLength } = await copy.arrayBuffer();
    return `(${byteLength} bytes of ${type})`;
  }
  const text = await copy.text();
  return text.length <= keptCharacters
    ? text
    : `${text.slice(0, keptCharacters)}… (${text.length - keptCharacters} more characters)`;
}
