import { ServiceError, type Refusal } from './ServiceError.ts';

type Outcome =
  | { readonly data: unknown; readonly error: null; readonly count: number | null }
  | { readonly data: null; readonly error: Refusal; readonly status: number };

/** A request of supabase-js before it is sent. */
interface PendingRequest {
  retry(isEnabled: boolean): PromiseLike<Outcome>;
}

/** The data of a successful response. */
type DataOf<Request extends PendingRequest> = Extract<Awaited<ReturnType<Request['retry']>>, { readonly error: null }>['data'];

interface Answer<Data> {
  readonly data: Data;
  /** Number of rows that match the filters, of which `data` may be one page; `null` if not requested. */
  readonly count: number | null;
}

/**
 * Sends a supabase-js request once, because TanStack Query handles retries.
 * @throws {ServiceError} if it is refused or there is no response
 */
export async function answerOf<Request extends PendingRequest>(request: Request): Promise<Answer<DataOf<Request>>> {
  const answer = await request.retry(false);
  if (answer.error) throw new ServiceError(answer.error, answer.status);
  return { data: answer.data as DataOf<Request>, count: answer.count };
}

/**
 * Only the data of the response.
 * @throws {ServiceError} as `answerOf`
 */
export async function dataOf<Request extends PendingRequest>(request: Request): Promise<DataOf<Request>> {
  return (await answerOf(request)).data;
}
