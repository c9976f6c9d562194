import { ed25519 } from '@noble/curves/ed25519.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { fromBase64Url } from '../../jwt/base64url.ts';
import { AuthError } from '../AuthError.ts';
import type { Chain } from './Chain.ts';
import type { SignInMessage } from './signInMessage.ts';

/** Sign-In with Solana, signed as a plain message or, by hardware wallets, as an off-chain message. */
export const solana: Chain = {
  id: 'solana',
  name: 'Solana',
  prefix: 'siws',
  address: /^[a-zA-Z\d]{32,44}$/,
  badAddress: 'wallet address is not in base58 format',
  isNetwork: (value) => value === '' || /^solana:(?:main|dev|test|local)net$/.test(value),
  noStatement: '',
  hasExpiry: () => true,
  readSignature,
  isSigned,
};

function readSignature(text: string): Uint8Array {
  if (text.length !== 86 && text.length !== 88) {
    const message = 'signature must be 64 bytes encoded as base64 with or without padding';
    throw new AuthError(400, 'validation_failed', message);
  }
  const bare = text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
  if (!/^[\w-]+$/.test(bare) || bare.length % 4 === 1) {
    throw new AuthError(400, 'validation_failed', 'signature does not contain valid base64 characters');
  }
  return fromBase64Url(bare);
}

/** Verifies the signature with the address, which is the public key. */
function isSigned(message: SignInMessage, signature: Uint8Array): boolean {
  const key = publicKey(message.address);
  if (key === null || signature.length !== 64) return false;
  const text = utf8ToBytes(message.raw);
  return [text, offChainMessage(message.domain, key, text)].some((signed) =>
    ed25519.verify(signature, signed, key, { zip215: false }),
  );
}

function publicKey(address: string): Uint8Array | null {
  try {
    const key = base58.decode(address);
    return key.length === 32 ? key : null;
  } catch {
    return null;
  }
}

/** The envelope that Ledger signs: version 0, the domain in 32 bytes, ASCII, one signer, the length in little endian. */
function offChainMessage(domain: string, key: Uint8Array, text: Uint8Array): Uint8Array {
  const application = new Uint8Array(32);
  application.set(utf8ToBytes(domain).subarray(0, 32));
  const length = Uint8Array.of(text.length & 0xff, text.length >> 8);
  const opening = concatBytes(Uint8Array.of(0xff), utf8ToBytes('solana offchain'), Uint8Array.of(0));
  return concatBytes(opening, application, Uint8Array.of(0, 1), key, length, text);
}
