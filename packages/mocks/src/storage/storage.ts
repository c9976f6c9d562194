import { json } from '../gateway/json.ts';
import type { Answer, ServiceCall } from '../service.ts';

/** Answers a request to the storage service, whose `path` begins after `/storage/v1`. */
export async function answerStorage({ path }: ServiceCall): Promise<Answer> {
  return { response: json(501, { message: `The embedded backend does not implement storage${path} yet.` }), name: null };
}
