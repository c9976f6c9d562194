import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';

/**
 * The published pictures, by title.
 * @throws {ServiceError}
 */
export async function readPublishedPictures() {
  const client = await getClient();
  return dataOf(client.from('media_library').select('path, title').eq('status', 'published').order('title'));
}
