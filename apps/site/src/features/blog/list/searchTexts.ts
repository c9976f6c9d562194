import { getContent } from '../../../lib/backend/content.ts';
import { language } from '../content/language.ts';
import { wordsOf } from './listView.ts';

/**
 * The slugs of published articles whose text has every word.
 * @throws if the backend does not respond
 */
export async function searchTexts(words: string): Promise<string[]> {
  const content = await getContent();
  let asked = content.from('blog_posts').select('slug').eq('language', language);
  for (const word of wordsOf(words)) asked = asked.ilike('body', `%${word}%`);
  const { data } = await asked.throwOnError();
  return data.map(({ slug }) => slug);
}
