import { selectedColumns } from './selectedColumns.ts';
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

/** Rejects writes without `.select()`: their empty response cannot show whether a row changed. */
type Selecting<Request extends PendingRequest> = [DataOf<Request>] extends [never]
  ? unknown
  : [DataOf<Request>] extends [null]
    ? { readonly needs: '.select() of a column of the changed rows' }
    : unknown;

interface Answer<Data> {
  readonly data: Data;
  /** Number of rows that match the filters, of which `data` may be one page; `null` if not requested. */
  readonly count: number | null;
}

/**
 * Sends a supabase-js request once, because TanStack Query handles retries.
 * @throws {ServiceError} if it is refused, there is no response, or it lacks selected columns, as the page of a proxy does
 */
export async function answerOf<Request extends PendingRequest>(
  request: Request & Selecting<Request>,
): Promise<Answer<DataOf<Request>>> {
  const answer = await request.retry(false);
  // What supabase-js cannot read keeps its status: the page of a proxy with status 200, or half an answer.
  if (answer.error) throw new ServiceError(answer.error, answer.status >= 200 && answer.status < 300 ? 502 : answer.status);
  assertAnswer(hasSelectedColumns(answer.data, fieldsOf(request)), 'does not have the selected columns');
  return { data: answer.data as DataOf<Request>, count: answer.count };
}

/**
 * Only the data of the response.
 * @throws {ServiceError} as `answerOf`
 */
export async function dataOf<Request extends PendingRequest>(request: Request & Selecting<Request>): Promise<DataOf<Request>> {
  return (await answerOf(request)).data;
}

/**
 * For the result of a function of the database, which selects no columns.
 * @throws {ServiceError} with status 502 if it is something else, as the page of a proxy is
 */
export function assertAnswer(isAnswer: boolean, what = 'is none of this function'): asserts isAnswer {
  if (!isAnswer) throw new ServiceError({ message: `The response ${what}.` }, 502);
}

interface RequestFields {
  readonly url?: unknown;
  readonly method?: unknown;
  readonly isMaybeSingle?: unknown;
}

/** What supabase-js hides from its types. */
const fieldsOf = (request: object): RequestFields => request;

/** A call of a function selects no columns, and a request for a number of rows alone is answered without them. */
function hasSelectedColumns(data: unknown, { url, method, isMaybeSingle }: RequestFields): boolean {
  const select = url instanceof URL ? url.searchParams.get('select') : null;
  if (select === null) return true;
  if (data === null) return isMaybeSingle === true || method === 'HEAD';
  const columns = selectedColumns(select);
  const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
  return rows.every((row) => typeof row === 'object' && row !== null && hasColumns(row, columns));
}

/** Whatever is selected, no row is empty. */
function hasColumns(row: object, columns: readonly string[]): boolean {
  return Object.keys(row).length > 0 && columns.every((column) => Object.hasOwn(row, column));
}
