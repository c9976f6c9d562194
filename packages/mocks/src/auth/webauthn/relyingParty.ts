import type { RelyingParty } from '@duneline/specs/contract';
import { AuthError } from '../AuthError.ts';
import type { AuthSettings } from '../settings.ts';

/** For whom credentials are made: as the project says, else its site. Throws AuthError `unexpected_failure` for a half statement. */
export function relyingParty({ relyingParty: stated, siteUrl }: AuthSettings): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  const party = stated ?? { id: hostname, name: hostname, origins: [origin] };
  if (party.id !== '' && party.name !== '' && party.origins.length > 0) return party;
  throw new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}
