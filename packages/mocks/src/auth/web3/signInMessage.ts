import { AuthError } from '../AuthError.ts';
import type { Chain } from './Chain.ts';
import { rfc3339 } from './rfc3339.ts';
import { messageUri } from './uri.ts';
import type { MessageUri } from './uri.ts';

/** A message signed by a wallet (EIP-4361, and its variant for Solana); times in ms since the epoch. */
export interface SignInMessage {
  /** The whole text. */
  readonly raw: string;
  readonly domain: string;
  readonly address: string;
  readonly statement: string | null;
  readonly uri: MessageUri;
  /** `Chain ID`, `''` if absent. */
  readonly network: string;
  readonly issuedAt: number;
  readonly notBefore: number | null;
  readonly expiresAt: number | null;
}

const domainForm = /^(?:localhost|(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z]{2,})(?::\d{1,5})?$/;

/**
 * Parses a chain's message.
 * @throws AuthError `validation_failed` with GoTrue's message for the first error
 */
export function readMessage(raw: string, chain: Chain): SignInMessage {
  const lines = raw.split('\n');
  const [header = '', address = '', third, fourth = '', fifth] = lines;
  const ending = ` wants you to sign in with your ${chain.name} account:`;
  if (lines.length < 6) throw invalid(chain, 'message needs at least 6 lines');
  if (!header.endsWith(ending)) throw invalid(chain, `message first line does not end in "${ending}"`);
  const domain = header.slice(0, -ending.length).trim();
  if (!domainForm.test(domain)) throw invalid(chain, 'domain in first line of message is not valid');
  if (!chain.address.test(address.trim())) throw invalid(chain, chain.badAddress);
  if (third !== '') throw invalid(chain, 'third line must be empty');
  const hasStatement = fourth !== '' && fifth === '';
  const fields = readFields(lines, hasStatement ? 5 : 3, chain);
  return {
    raw,
    domain,
    address: address.trim(),
    statement: hasStatement ? fourth : chain.noStatement,
    ...readTerms(fields, chain),
  };
}

/** Parses and validates the lines `Name: value` from an index. */
function readFields(lines: readonly string[], start: number, chain: Chain): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let resources: number | null = null;
  for (const [offset, text] of lines.slice(start).entries()) {
    const line = text.trim();
    if (resources !== null && line.startsWith('- ')) {
      if (messageUri(line.slice(2).trim()) === null) throw invalid(chain, `Resource at position ${resources} has invalid URI`);
      resources += 1;
      continue;
    }
    resources = line === 'Resources:' ? 0 : null;
    if (line === '' || resources !== null) continue;
    const colon = line.indexOf(':');
    if (colon < 0) throw invalid(chain, `encountered unparsable line at index ${start + offset}`);
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).trim()];
    checkField(name, value, chain);
    fields.set(name, value);
  }
  return fields;
}

const times: readonly string[] = ['Issued At', 'Expiration Time', 'Not Before'];

function checkField(name: string, value: string, chain: Chain): void {
  if (name === 'URI' && messageUri(value) === null) throw invalid(chain, 'URI is not valid');
  if (name === 'Chain ID' && !chain.isNetwork(value)) throw invalid(chain, 'Chain ID is not valid');
  if (times.includes(name) && rfc3339(value) === null) throw invalid(chain, `${name} is not a valid ISO8601 timestamp`);
}

type Terms = Pick<SignInMessage, 'uri' | 'network' | 'issuedAt' | 'notBefore' | 'expiresAt'>;

function readTerms(fields: ReadonlyMap<string, string>, chain: Chain): Terms {
  const version = fields.get('Version') ?? '';
  const [issuedAt = null, expiresAt = null, notBefore = null] = times.map((name) => rfc3339(fields.get(name) ?? ''));
  const uri = messageUri(fields.get('URI') ?? '');
  if (version !== '1') throw invalid(chain, `Version value is not supported, expected 1 got ${JSON.stringify(version)}`);
  if (issuedAt === null) throw invalid(chain, 'Issued At is not specified');
  if (uri === null) throw invalid(chain, 'URI is not specified');
  if (expiresAt !== null && issuedAt > expiresAt) throw invalid(chain, 'Issued At is after Expiration Time');
  if (expiresAt !== null && notBefore !== null && notBefore > expiresAt) {
    throw invalid(chain, 'Not Before is after Expiration Time');
  }
  return { uri, network: fields.get('Chain ID') ?? '', issuedAt, notBefore, expiresAt };
}

function invalid({ prefix }: Chain, reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `${prefix}: ${reason}`);
}
