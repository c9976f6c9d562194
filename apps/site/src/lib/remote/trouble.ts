import { initialQueryRetryView, type QueryRetryEvent, type QueryRetryView } from '@duneline/machines';
import { createFlow } from '../flow/createFlow.ts';

/** Asks the backend once more for what it has failed to give; rejects when it fails again. */
type Ask = () => Promise<unknown>;

const open = new Set<Ask>();

/** How asking again stands, for all of the page at once: one schedule (spec §9). Its machine loads when something has failed. */
const flow = createFlow<QueryRetryView, QueryRetryEvent>({
  initial: initialQueryRetryView(),
  load: () => import('./trouble.actor.ts'),
});

export const useTrouble = flow.useView;
export const askNow = () => flow.send({ type: 'query.start' });

/** Has `ask` repeated with all else that waits. @returns what ends that, when nobody waits for the answer any more. */
export function tellTrouble(ask: Ask, error: unknown): () => void {
  open.add(ask);
  flow.send({ type: 'query.failed', error });
  return () => {
    if (open.delete(ask) && open.size === 0) flow.send({ type: 'query.cancel' });
  };
}

/** Asks for everything that waits, all at once. @throws when some of it still waits. */
export async function askAll(): Promise<void> {
  const asked = await Promise.allSettled([...open].map((ask) => ask().then(() => open.delete(ask))));
  if (open.size > 0) throw asked.find(({ status }) => status === 'rejected') ?? new Error('Something failed meanwhile.');
}
