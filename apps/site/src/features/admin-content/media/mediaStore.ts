import { getClient, getStorage } from '../../../lib/backend/client.ts';
import { randomId } from '../../../lib/id/randomId.ts';
import { dataAddressOf } from '../../../lib/picture/dataAddressOf.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { LostAnswer } from '../../../lib/query/ServiceError.ts';
import { storageDataOf, storeFile } from '../../../lib/query/storageDataOf.ts';
import { readBlocks } from '../../../lib/page-content/pageBlocks.ts';
import { pictureTypes } from './pictureType.ts';
import type { Picture } from './readPicture.ts';

export interface NewPicture {
  readonly picture: Picture;
  readonly title: string;
  readonly altText: string;
  readonly altTextAr: string;
}

/**
 * Stores a picture, and adds it to the library as a draft.
 * @throws {ServiceError}
 */
export async function addPicture({ picture, title, altText, altTextAr }: NewPicture): Promise<string> {
  const { file, type, width, height } = picture;
  const [client, storage] = await Promise.all([getClient(), getStorage()]);
  const bucket = storage.from('media');
  const path = `uploads/${randomId()}.${pictureTypes[type]}`;
  await storeFile(bucket, { path, file, type });
  try {
    const entry = {
      path,
      title,
      alt_text: altText,
      alt_text_ar: altTextAr,
      mime_type: type,
      width,
      height,
      size_bytes: file.size,
    };
    const { id } = await confirmChange(
      () => dataOf(client.from('media_library').insert(entry).select('id').single()),
      () => dataOf(client.from('media_library').select('id').eq('path', path).maybeSingle()),
    );
    return id;
  } catch (error) {
    // No file without a library entry; nor an entry without its file, if it may have been made.
    if (!(error instanceof LostAnswer) || error.isKnown) await bucket.remove([path]);
    throw error;
  }
}

/**
 * Deletes a picture from the library and the storage.
 * @throws {ServiceError}
 */
export async function deletePicture(id: string, path: string): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('media_library').delete().eq('id', id).select('id').single()),
    async () => (await dataOf(client.from('media_library').select('id').eq('id', id))).length === 0,
  );
  const storage = await getStorage();
  await storageDataOf(storage.from('media').remove([path]));
}

/**
 * The picture as a data URL, because the site's CSP allows no pictures of other origins.
 * @throws {ServiceError}
 */
export async function readPictureData(path: string): Promise<string> {
  const storage = await getStorage();
  return dataAddressOf(await storageDataOf(storage.from('media').download(path)));
}

/**
 * The places where a picture is used.
 * @throws {ServiceError}
 */
export async function readUses(path: string): Promise<readonly MediaUse[]> {
  const client = await getClient();
  const [texts, cards, articles] = await Promise.all([
    dataOf(client.from('page_content').select('id, page, section, locale, body')),
    dataOf(client.from('seo_config').select('id, path, locale').eq('image_path', path)),
    dataOf(client.from('blog_posts').select('id, slug, language').eq('image_path', path)),
  ]);
  const isShown = (body: unknown) => readBlocks(body).some((block) => block.kind === 'picture' && block.path === path);
  return [
    ...texts
      .filter(({ body }) => isShown(body))
      .map(({ id, page, section, locale }) => ({ id, kind: 'text' as const, place: `/${page} #${section}`, locale })),
    ...cards.map((card) => ({ id: card.id, kind: 'card' as const, place: card.path, locale: card.locale })),
    ...articles.map(({ id, slug, language }) => ({ id, kind: 'article' as const, place: `/blog/${slug}`, locale: language })),
  ];
}

export interface MediaUse {
  readonly id: string;
  readonly kind: 'text' | 'card' | 'article';
  readonly place: string;
  readonly locale: string;
}
