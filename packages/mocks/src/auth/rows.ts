import type { Passkey } from './webauthn/Passkey.ts';

/** A row of `auth.users`; times are ISO 8601 with `Z`. */
export type AuthUser = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  /** Without `+`. */
  readonly phone: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly phone_confirmed_at: string | null;
  readonly invited_at: string | null;
  readonly confirmation_sent_at: string | null;
  readonly recovery_sent_at: string | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: string | null;
  /** How many of the two addresses have confirmed the change. */
  readonly email_change_confirm_status: number;
  readonly phone_change: string | null;
  readonly phone_change_sent_at: string | null;
  readonly reauthentication_sent_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly banned_until: string | null;
  readonly deleted_at: string | null;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly is_anonymous: boolean;
  readonly is_sso_user: boolean;
  readonly created_at: string;
  readonly updated_at: string;
};

export type AuthIdentity = {
  readonly id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly provider: string;
  readonly identity_data: Readonly<Record<string, unknown>>;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

/** A method by which the user authenticated; `timestamp` in seconds since the epoch. */
interface AuthMethod {
  readonly method: string;
  readonly timestamp: number;
  /** The id of the organization, for `sso/saml`. */
  readonly provider?: string;
}

export type AuthSession = {
  readonly id: string;
  readonly user_id: string;
  readonly aal: 'aal1' | 'aal2';
  /** Newest first. */
  readonly amr: readonly AuthMethod[];
  /** The factor that raised it to aal2. */
  readonly factor_id: string | null;
  /** Key of the HMAC in version 2 refresh tokens: 32 bytes in base64url. */
  readonly refresh_token_hmac_key?: string;
  /** Counter of the current refresh token, from 0. */
  readonly refresh_token_counter?: number;
  readonly refreshed_at: string | null;
  readonly created_at: string;
};

export type AuthRefreshToken = {
  readonly token: string;
  readonly parent: string | null;
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked: boolean;
  readonly created_at: string;
  readonly updated_at: string;
};

/** Types of one-time tokens; the current and the new address of an e-mail change have one each. */
export type OneTimeTokenType =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_change'
  | 'reauthentication';

export type AuthOneTimeToken = {
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  /** Starts with `pkce_` if the link belongs to a PKCE flow. */
  readonly token_hash: string;
  /** The address or number that received it. */
  readonly relates_to: string;
  readonly created_at: string;
};

/** State of a sign-in that continues on another page, by a mailed link or at a provider. */
export type AuthFlowState = {
  readonly id: string;
  /** `null` until the user is known. */
  readonly user_id: string | null;
  /** `null` in the implicit flow. */
  readonly auth_code: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: 's256' | 'plain' | null;
  readonly provider_type: string;
  readonly authentication_method: string;
  readonly provider_access_token: string | null;
  readonly provider_refresh_token: string | null;
  readonly auth_code_issued_at: string | null;
  /** The final redirect target. */
  readonly referrer: string | null;
  /** The user who links a provider to their account. */
  readonly linking_target_id: string | null;
  readonly created_at: string;
};

export type AuthFactor = {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string | null;
  readonly factor_type: 'totp' | 'phone' | 'webauthn';
  readonly status: 'unverified' | 'verified';
  /** Base32, of a TOTP factor. */
  readonly secret: string | null;
  readonly phone: string | null;
  /** Of a verified WebAuthn factor. */
  readonly web_authn_credential: Passkey | null;
  /** Model of the authenticator, a UUID. */
  readonly web_authn_aaguid?: string;
  /** The last challenge that it answered, with the response. */
  readonly last_webauthn_challenge_data?: Readonly<Record<string, unknown>>;
  readonly last_challenged_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

export type AuthChallenge = {
  readonly id: string;
  readonly factor_id: string;
  readonly ip_address: string;
  /** The code of a phone factor. */
  readonly otp_code: string | null;
  /** The ceremony of a WebAuthn factor, and its challenge in base64url. */
  readonly web_authn_session_data: { readonly type: 'create' | 'request'; readonly challenge: string } | null;
  readonly verified_at: string | null;
  readonly created_at: string;
};

/** A request that counts toward a rate limit; `at` in ms since the epoch. */
export type AuthLimitedRequest = { readonly kind: string; readonly address: string; readonly at: number };
