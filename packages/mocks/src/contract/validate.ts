import type { Finding, OperationSpec } from '@duneline/specs/contract';

/** Schema violations of a request's body; empty if the operation has no body. */
export async function requestFindings(operation: OperationSpec, request: Request): Promise<readonly Finding[]> {
  if (operation.request === undefined) return [];
  const [body, finding] = readBody(await request.text());
  return finding === null ? operation.request(body) : [finding];
}

/** Schema violations of a response, by the operation's schema for its status. */
export async function responseFindings(operation: OperationSpec, response: Response): Promise<readonly Finding[]> {
  if (!Object.hasOwn(operation.responses, response.status)) {
    const known = Object.keys(operation.responses).join(', ');
    return [{ path: '', message: `status ${response.status} is not described; the operation has ${known}` }];
  }
  if (operation.opaque?.includes(response.status) === true) return [];
  // Responses to HEAD have no body.
  const validate = operation.method === 'HEAD' ? undefined : operation.responses[response.status];
  const text = await response.text();
  if (validate === undefined) return text === '' ? [] : [{ path: '', message: 'the body must be empty' }];
  const [body, finding] = readBody(text);
  return finding === null ? validate(body) : [finding];
}

function readBody(text: string): readonly [unknown, Finding | null] {
  try {
    return [JSON.parse(text), null];
  } catch {
    return [undefined, { path: '', message: 'the body is not JSON' }];
  }
}
