import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AuthError } from '../AuthError.ts';
import type { Chain } from './Chain.ts';
import type { SignInMessage } from './signInMessage.ts';

/** Sign-In with Ethereum (EIP-4361), signed as `personal_sign` does (EIP-191). */
export const ethereum: Chain = {
  id: 'ethereum',
  name: 'Ethereum',
  prefix: 'siwe',
  address: /^0x[a-fA-F\d]{40}$/,
  badAddress: 'wallet address is not a valid Ethereum address',
  isNetwork: (value) => /^\+?\d+$/.test(value) && Number(value) > 0 && BigInt(value) < 2n ** 63n,
  noStatement: null,
  hasExpiry: ({ notBefore }) => notBefore !== null,
  readSignature,
  isSigned,
};

function readSignature(text: string): Uint8Array | null {
  if (text.replace(/^0x/, '').length !== 130) {
    const message = 'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string';
    throw new AuthError(400, 'validation_failed', message);
  }
  return /^0x[a-fA-F\d]*$/.test(text) ? hexToBytes(text.slice(2)) : null;
}

/**
 * Recovers the public key from the signature and compares it with the address; the last byte selects one of the possible keys.
 */
function isSigned({ raw, address }: SignInMessage, signature: Uint8Array): boolean {
  const [v = 0] = signature.subarray(64);
  const recovery = v >= 27 ? v - 27 : v;
  const text = utf8ToBytes(raw);
  const digest = keccak(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${text.length}`), text));
  try {
    const point = secp256k1.Signature.fromBytes(signature.subarray(0, 64)).addRecoveryBit(recovery).recoverPublicKey(digest);
    return address.toLowerCase() === `0x${bytesToHex(keccak(point.toBytes(false).subarray(1)).subarray(12))}`;
  } catch {
    return false;
  }
}
