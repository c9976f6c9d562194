/** What a GoTrue instance lets one configure, as far as it is implemented. */
export interface AuthSettings {
  /** Where mailed links lead in the end. */
  readonly siteUrl: string;
  /** Sign-up gives a session at once, without a mail. @default false */
  readonly isAutoConfirm: boolean;
  /** Nobody can sign up. @default false */
  readonly isSignupDisabled: boolean;
  /** People can sign up and in with e-mail and password. @default true */
  readonly isEmailEnabled: boolean;
  /** Lifetime of an access token in seconds. @default 3600 */
  readonly accessTokenSeconds: number;
  /** For so many seconds a used refresh token may be used again. @default 10 */
  readonly refreshReuseSeconds: number;
  /** Shortest password, in characters. @default 6 */
  readonly minPasswordLength: number;
  /** A password needs one character at least out of each of these. @default [] */
  readonly requiredCharacters: readonly string[];
  /** Seconds between two mails of one kind to one person. @default 60 */
  readonly mailIntervalSeconds: number;
  /** bcrypt cost of new passwords; low, as this protects nothing. @default 4 */
  readonly bcryptCost: number;
}

export const defaultAuthSettings: AuthSettings = {
  siteUrl: 'http://localhost:3000',
  isAutoConfirm: false,
  isSignupDisabled: false,
  isEmailEnabled: true,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  minPasswordLength: 6,
  requiredCharacters: [],
  mailIntervalSeconds: 60,
  bcryptCost: 4,
};
