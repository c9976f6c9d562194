/** An e-mail address or a phone number in E.164 (spec §5). */
export type Identifier = { readonly email: string } | { readonly phone: string };

/** The text of the identifier field, as typed and as parsed. */
export interface TypedIdentifier {
  readonly typed: string;
  /** `null` if it is neither an address nor a number. */
  readonly identifier: Identifier | null;
}

/** An identifier with a password. */
export interface Credentials extends TypedIdentifier {
  readonly password: string;
}

/** External providers that the site supports. */
export type SocialProvider = 'apple' | 'google';
