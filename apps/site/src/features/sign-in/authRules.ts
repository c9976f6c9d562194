/** The settings of the project's auth service (specs/supabase/config.toml); a test verifies that they are equal. */
export const authRules = {
  minPasswordLength: 8,
  codeLength: 6,
  /** Minimum interval between two messages of a kind. */
  sendIntervalMs: 60_000,
} as const;
