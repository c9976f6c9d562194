import type { SignInMessage } from './signInMessage.ts';

/** A chain whose wallets can sign in: how its messages differ, and how they are signed. */
export interface Chain {
  readonly id: 'ethereum' | 'solana';
  /** As the chain stands in messages and in errors. */
  readonly name: string;
  /** What the errors about its messages begin with. */
  readonly prefix: string;
  readonly address: RegExp;
  readonly badAddress: string;
  /** Whether `Chain ID` may be this. */
  readonly isNetwork: (value: string) => boolean;
  /** What stands for a statement that a message does not make. */
  readonly noStatement: '' | null;
  /** Whether an expiry counts; GoTrue reads that of an Ethereum message only beside a beginning. */
  readonly hasExpiry: (message: SignInMessage) => boolean;
  /** The bytes of a signature, `null` for a text that is of the right length only. @throws AuthError `validation_failed` */
  readonly readSignature: (text: string) => Uint8Array | null;
  /** Whether the signature is of the address in the message. */
  readonly isSigned: (message: SignInMessage, signature: Uint8Array) => boolean;
}
