import { ServiceError, type Refusal } from './ServiceError.ts';

type Outcome =
  | { readonly data: unknown; readonly error: null; readonly count: number | null }
  | { readonly data: null; readonly error: Refusal; readonly status: number };

/** A request of supabase-js before it is sent. */
interface PendingRequest {
  retry(isEnabled: boolean): PromiseLike<Outcome>;
}

/** What a request answers when it succeeds. */
type DataOf<Request extends PendingRequest> = Extract<Awaited<ReturnType<Request['retry']>>, { readonly error: null }>['data'];

interface Answer<Data> {
  readonly data: Data;
  /** Rows that the filters leave, of which `data` may be one page; `null` when nobody asked. */
  readonly count: number | null;
}

/**
 * Sends a request of supabase-js once, because TanStack Query decides when it is repeated.
 * @throws {ServiceError} when it is refused or nothing answers.
 */
export async function answerOf<Request extends PendingRequest>(request: Request): Promise<Answer<DataOf<Request>>> {
  const answer = await request.retry(false);
  if (answer.error) throw new ServiceError(answer.error, answer.status);
  return { data: answer.data as DataOf<Request>, count: answer.count };
}

/** The rows or the value alone. @throws {ServiceError} as `answerOf`. */
export async function dataOf<Request extends PendingRequest>(request: Request): Promise<DataOf<Request>> {
  return (await answerOf(request)).data;
}
