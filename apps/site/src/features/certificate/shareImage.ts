import { callFunction } from '../../lib/backend/callFunction.ts';
import { saveBlob } from '../../lib/file/saveFile.ts';
import { language } from '../../lib/language/language.ts';

const [WIDTH, HEIGHT] = [1200, 630];

/**
 * Gives the visitor the share image of a certificate as a PNG, which every network takes.
 * @throws {FunctionFailure} when the drawing cannot be read, {Error} when the browser cannot paint it
 */
export async function saveShareImage(id: string, number: number): Promise<void> {
  const query = new URLSearchParams({ id, language }).toString();
  const drawing = await callFunction<string>(`certificate-image?${query}`, { method: 'GET' });
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The browser painted no picture.');
  saveBlob(`certificate-${number}.png`, picture);
}
