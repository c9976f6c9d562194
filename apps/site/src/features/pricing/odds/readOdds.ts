import { getContent } from '../../../lib/backend/content.ts';
import { assertComplete } from '../../../lib/remote/assertComplete.ts';
import type { Odds } from './Odds.ts';

/**
 * Reads the results; `null` if there are too few evaluations.
 * @throws if the backend does not respond, or responds with another shape
 */
export async function readOdds(): Promise<Odds | null> {
  const content = await getContent();
  const { data } = await content.rpc('evaluation_odds').throwOnError();
  const [row] = data;
  if (!row) return null;
  const { started, passed, breached, dormant, since } = row;
  return assertComplete({ started, passed, breached, dormant, since });
}
