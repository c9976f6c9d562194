import type { RelyingParty } from '@duneline/specs/contract';
import { AuthError } from '../AuthError.ts';
import type { AuthSettings } from '../settings.ts';

/**
 * The relying party: the project's setting, otherwise its site.
 * @throws AuthError `unexpected_failure` if the setting is incomplete
 */
export function relyingParty({ relyingParty: stated, siteUrl }: AuthSettings): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  const party = stated ?? { id: hostname, name: hostname, origins: [origin] };
  if (party.id !== '' && party.name !== '' && party.origins.length > 0) return party;
  throw new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}
