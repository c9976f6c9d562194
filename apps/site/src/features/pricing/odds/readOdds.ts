import { getContent } from '../../../lib/backend/content.ts';
import type { Odds } from './Odds.ts';

/** Asks the backend; `null` while there are too few evaluations to tell anything from. @throws when it does not answer. */
export async function readOdds(): Promise<Odds | null> {
  const content = await getContent();
  const { data } = await content.rpc('evaluation_odds').throwOnError();
  return data[0] ?? null;
}
