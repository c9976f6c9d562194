import { confirmFactor } from '../../lib/backend/factors.ts';
import { readSecurity } from '../../lib/backend/security.ts';

/** Digits of a code of an authenticator app. */
export const codeLength = 6;

/** The signed-in admin has no authenticator app, so no code can be verified. */
export class NoApp extends Error {}

/**
 * Verifies the admin's second factor again, as changes of people's accounts and money require.
 * @param code six digits of the authenticator app
 * @throws {AuthError} for a wrong code, {NoApp}
 */
export async function verifyAgain(code: string): Promise<void> {
  const { factors } = await readSecurity();
  const app = factors.find(({ factor_type: type }) => type === 'totp');
  if (app === undefined) throw new NoApp();
  await confirmFactor(app.id, code);
}
