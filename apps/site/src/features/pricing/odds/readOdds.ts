import { getContent } from '../../../lib/backend/content.ts';
import { assertComplete } from '../../../lib/remote/assertComplete.ts';
import type { Odds } from './Odds.ts';

/** Asks the backend; `null` while there are too few evaluations to tell anything from. @throws when it does not answer, or makes no sense. */
export async function readOdds(): Promise<Odds | null> {
  const content = await getContent();
  const { data } = await content.rpc('evaluation_odds').throwOnError();
  const [row] = data;
  if (!row) return null;
  const { started, passed, breached, dormant, since } = row;
  return assertComplete({ started, passed, breached, dormant, since });
}
