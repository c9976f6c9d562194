/** What the project's auth service is set to (specs/supabase/config.toml); a test holds them equal. */
export const authRules = {
  minPasswordLength: 8,
  codeLength: 6,
  /** For how long no second message of a kind is sent. */
  sendIntervalMs: 60_000,
} as const;
