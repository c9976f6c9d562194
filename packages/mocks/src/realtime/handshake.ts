import { roleOfKey } from '../gateway/apiKeys.ts';
import type { Project } from '../project.ts';
import { checkToken, isTokenProblem } from './checkToken.ts';
import type { ProtocolVersion } from './protocol/Frame.ts';

/** The permissions of an accepted socket. */
export interface Grant {
  readonly version: ProtocolVersion;
  /** The token of the API key, for channels that are joined without a token. */
  readonly keyToken: string;
}

/** The HTTP response to a refused socket. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
}

/** Checks a socket's handshake request: protocol version and API key of either generation. */
export async function checkHandshake(project: Project, request: Request): Promise<Grant | Refusal> {
  const { searchParams } = new URL(request.url);
  const version = searchParams.get('vsn') ?? '1.0.0';
  if (version !== '1.0.0' && version !== '2.0.0') {
    return { status: 403, error: `The protocol version "${version}" is not supported; use 1.0.0 or 2.0.0.` };
  }
  const key = request.headers.get('x-api-key') ?? request.headers.get('apikey') ?? searchParams.get('apikey');
  if (key === null || key === '') return { status: 401, error: 'API key is missing' };
  const keyToken = tokenOfKey(project, key);
  const checked = await checkToken(project, keyToken);
  if (!isTokenProblem(checked)) return { version, keyToken };
  return { status: 401, error: checked.message.replace(/^(Token has expired).*/, '$1') };
}

export function isRefusal(result: Grant | Refusal): result is Refusal {
  return 'status' in result;
}

/** The gateway exchanges an opaque key for the JWT of the same role. */
function tokenOfKey(project: Project, key: string): string {
  if (!key.startsWith('sb_')) return key;
  const role = roleOfKey(project.keys, key);
  if (role === null) return key;
  return role === 'anon' ? project.keys.anon : project.keys.serviceRole;
}
