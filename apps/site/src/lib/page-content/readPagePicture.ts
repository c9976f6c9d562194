import { getConnection } from '../backend/connection.ts';
import { getContent } from '../backend/content.ts';
import { fetchInTime } from '../backend/fetchInTime.ts';
import { language } from '../language/language.ts';
import { dataAddressOf } from '../picture/dataAddressOf.ts';

/** A published picture with its words in the language of the page. */
export interface ShownPicture {
  readonly source: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What stays in view when it is cropped, as a CSS position. */
  readonly focalPoint: string;
}

/** @throws what the database or the storage says, also when the picture is not published. */
export async function readPagePicture(path: string): Promise<ShownPicture> {
  const [{ url }, content] = await Promise.all([getConnection(), getContent()]);
  const [{ data, error }, file] = await Promise.all([
    content
      .from('media_library')
      .select('alt_text, alt_text_ar, width, height, focal_x, focal_y')
      .eq('path', path)
      .eq('status', 'published')
      .single(),
    fetchInTime(`${url}/storage/v1/object/public/media/${path}`),
  ]);
  if (error) throw error;
  if (!file.ok) throw new Error(`The storage answered ${file.status}.`);
  const { alt_text: english, alt_text_ar: arabic, width, height, focal_x: x, focal_y: y } = data;
  const alt = language === 'ar' ? arabic : english;
  return { source: await dataAddressOf(await file.blob()), alt, width, height, focalPoint: `${x}% ${y}%` };
}
