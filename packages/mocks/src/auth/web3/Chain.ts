import type { SignInMessage } from './signInMessage.ts';

/** A blockchain whose wallets can sign in: its message format and signatures. */
export interface Chain {
  readonly id: 'ethereum' | 'solana';
  /** The chain's name in messages and errors. */
  readonly name: string;
  /** Prefix of errors about its messages. */
  readonly prefix: string;
  readonly address: RegExp;
  readonly badAddress: string;
  /** Whether a value is valid as `Chain ID`. */
  readonly isNetwork: (value: string) => boolean;
  /** The value of a missing statement. */
  readonly noStatement: '' | null;
  /** Whether the expiry is checked; GoTrue checks that of an Ethereum message only if it also has a start. */
  readonly hasExpiry: (message: SignInMessage) => boolean;
  /**
   * Decodes a signature; `null` for a malformed text of the right length.
   * @throws AuthError `validation_failed`
   */
  readonly readSignature: (text: string) => Uint8Array | null;
  /** Whether the address in the message made the signature. */
  readonly isSigned: (message: SignInMessage, signature: Uint8Array) => boolean;
}
