import type { Backend } from '@duneline/mocks';

/** One answer as the record counts it: `POST rest.orders 201 write-fails`. */
type Answer = string;

const taken = new Set<Answer>();
const recorded = new WeakSet<Backend>();

/** Notes from now on what the backend answers, and which frames go over its sockets. */
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

/** The answers since the last call, sorted. */
export function takeAnswers(): readonly Answer[] {
  const answers = [...taken].toSorted();
  taken.clear();
  return answers;
}

/** Tables are asked by verb; an operation of OpenAPI and a function have a name of their own. */
export function operationName(method: string, operationId: string): string {
  return operationId.startsWith('rest.') ? `${method} ${operationId}` : operationId;
}
