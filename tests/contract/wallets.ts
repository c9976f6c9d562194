import { generateKeyPairSync, sign } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

/** A key for a blockchain. */
export interface Wallet {
  readonly chain: 'ethereum' | 'solana';
  readonly address: string;
  /** Signs a text in the auth service's format. */
  readonly sign: (text: string) => string;
}

/** The first account of Hardhat's and Anvil's published development key, whose address is well known. */
export const ethereumWallet: Wallet = {
  chain: 'ethereum',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  sign(text) {
    const secret = hexToBytes('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
    const bytes = utf8ToBytes(text);
    const digest = keccak(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes));
    const [recovery = 0, ...rest] = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' });
    return `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`;
  },
};

/** A new Solana account, which signs with OpenSSL. */
export function solanaWallet(): Wallet & { readonly key: Uint8Array; readonly signBytes: (bytes: Uint8Array) => Uint8Array } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const signBytes = (bytes: Uint8Array): Uint8Array => sign(null, bytes, privateKey);
  return {
    chain: 'solana',
    address: base58.encode(key),
    key,
    signBytes,
    sign: (text) => Buffer.from(signBytes(Buffer.from(text))).toString('base64'),
  };
}

/** A message for a wallet to sign; `null` members are omitted. */
export interface MessageParts {
  readonly statement?: string;
  readonly fields?: Readonly<Record<string, string | null>>;
}

export const domain = 'duneline.example';

/** A wallet's message for our site at nine in the morning. */
export function messageOf(
  { chain, address }: Pick<Wallet, 'chain' | 'address'>,
  { statement, fields = {} }: MessageParts = {},
): string {
  const name = chain === 'ethereum' ? 'Ethereum' : 'Solana';
  const stated = {
    URI: `https://${domain}/account`,
    Version: '1',
    'Chain ID': chain === 'ethereum' ? '1' : 'solana:mainnet',
    Nonce: '0123456789',
    'Issued At': '2026-03-01T09:00:00Z',
    ...fields,
  };
  return [
    `${domain} wants you to sign in with your ${name} account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement, '']),
    ...Object.entries(stated).flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])),
  ].join('\n');
}
