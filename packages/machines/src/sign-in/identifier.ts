/** An e-mail address or a phone number in E.164, one of the two (spec §5). */
export type Identifier = { readonly email: string } | { readonly phone: string };

/** What stands in the field for an e-mail address or a phone number, as it was typed and as it was read. */
export interface TypedIdentifier {
  readonly typed: string;
  /** `null` when it is neither an address nor a number. */
  readonly identifier: Identifier | null;
}

/** An identifier with the password beside it. */
export interface Credentials extends TypedIdentifier {
  readonly password: string;
}

/** Where a person may have an account that opens the site too. */
export type SocialProvider = 'apple' | 'google';
