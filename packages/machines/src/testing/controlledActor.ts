import type { ActorLogic, EventObject, Snapshot } from 'xstate';

/** How a test makes a controlled actor respond. */
type Answer =
  | { readonly type: 'answer.done'; readonly output: unknown }
  | { readonly type: 'answer.error'; readonly error: unknown };

/** A test double for a machine's actors: it resolves when the test says so, without timers. */
export const controlledActor: ActorLogic<Snapshot<unknown>, EventObject> = {
  transition: (snapshot, event) => {
    const answer = isAnswer(event) ? event : null;
    if (answer?.type === 'answer.done') return { status: 'done', output: answer.output, error: undefined };
    if (answer?.type === 'answer.error') return { status: 'error', output: undefined, error: answer.error };
    return snapshot;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

function isAnswer(event: EventObject): event is Answer {
  return event.type === 'answer.done' || event.type === 'answer.error';
}
