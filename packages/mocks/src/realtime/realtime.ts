import { json } from '../gateway/json.ts';
import type { Answer, ServiceCall } from '../service.ts';

/** Answers a request to the HTTP side of realtime, whose `path` begins after `/realtime/v1`. */
export async function answerRealtime({ path }: ServiceCall): Promise<Answer> {
  return { response: json(501, { message: `The embedded backend does not implement realtime${path} yet.` }), name: null };
}
