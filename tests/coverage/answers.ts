import type { Backend } from '@duneline/mocks';

/** A response in the record: `POST rest.orders 201 write-fails`. */
type Answer = string;

const taken = new Set<Answer>();
const recorded = new WeakSet<Backend>();

/** Starts recording the backend's responses, and the frames of its sockets. */
export function recordAnswers(backend: Backend): void {
  if (recorded.has(backend)) return;
  recorded.add(backend);
  const scenario = (): string => backend.scenario?.name ?? 'seed';
  backend.subscribeToLog(() => {
    const entry = backend.log.at(-1);
    if (entry === undefined || entry.operationId === null || entry.operationId === 'gateway') return;
    taken.add(`${operationName(entry.method, entry.operationId)} ${entry.status} ${scenario()}`);
  });
  backend.realtime.subscribe(() => {
    const frame = backend.realtime.frames.at(-1);
    if (frame?.event) taken.add(`realtime.${frame.sender}.${frame.event} sent ${scenario()}`);
  });
}

/** The responses since the last call, sorted. */
export function takeAnswers(): readonly Answer[] {
  const answers = [...taken].toSorted();
  taken.clear();
  return answers;
}

/** Tables are recorded by verb; OpenAPI operations and functions have their own names. */
export function operationName(method: string, operationId: string): string {
  return operationId.startsWith('rest.') ? `${method} ${operationId}` : operationId;
}
