import type { Database } from '@duneline/specs/database';
import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { readFilterValues } from '../../../lib/data-table/filterValues.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { anyContains } from '../../../lib/query/containsText.ts';
import { readNames } from '../readNames.ts';

type Enums = Database['public']['Enums'];
export type MessageStatus = Enums['contact_status'];
export type MessageTopic = Enums['contact_topic'];
const messageStatuses = ['new', 'answered', 'spam'] as const satisfies readonly MessageStatus[];
export const messageTopics = ['support', 'affiliates', 'press', 'privacy', 'other'] as const satisfies readonly MessageTopic[];

const COLUMNS = 'id, name, email, topic, status, received_at';

/**
 * What visitors wrote.
 * @throws {ServiceError}
 */
export async function readMessages({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('contact_messages').select(COLUMNS, { count: 'exact' });
  const status = messageStatuses.find((one) => one === filters['status']);
  const topics = readFilterValues(filters, 'topic', messageTopics);
  if (status) request = request.eq('status', status);
  if (topics.length > 0) request = request.in('topic', topics);
  if (filters['q']) request = request.or(anyContains(['name', 'email'], filters['q']));
  request = limitToDays(request, 'received_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? data.length };
}

export type MessageRow = Awaited<ReturnType<typeof readMessages>>['rows'][number];

/**
 * A message with its answer and the name of who gave it; `null` if it does not exist.
 * @throws {ServiceError}
 */
export async function readMessage(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const message = await dataOf(
    client.from('contact_messages').select(`${COLUMNS}, message, answer, answered_by, answered_at`).eq('id', id).maybeSingle(),
  );
  if (message === null) return null;
  const names = await readNames([message.answered_by]);
  return { ...message, answerer: (message.answered_by && names.get(message.answered_by)) ?? null };
}

export type Message = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

/**
 * Marks a message that has no answer as spam, or as new again.
 * @throws {ServiceError}
 */
export async function markMessage({ id, status }: { readonly id: string; readonly status: 'new' | 'spam' }) {
  const client = await getClient();
  return confirmChange(
    () => dataOf(client.from('contact_messages').update({ status }).eq('id', id).select('id').single()),
    () => dataOf(client.from('contact_messages').select('id').match({ id, status }).maybeSingle()),
  );
}

/**
 * Stores the answer to a message, once; the database notes who gave it and when.
 * @throws {ServiceError} PT409 if there is another one
 */
export async function storeAnswer({ id, answer }: { readonly id: string; readonly answer: string }) {
  const client = await getClient();
  return confirmChange(
    () => dataOf(client.from('contact_messages').update({ answer }).eq('id', id).select('id').single()),
    async () => (await dataOf(client.from('contact_messages').select('answer').eq('id', id).single())).answer === answer,
  );
}
