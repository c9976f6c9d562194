import { callFunction } from '../../lib/backend/callFunction.ts';
import { saveBlob } from '../../lib/file/saveFile.ts';
import { svgToPng } from '../../lib/file/svgToPng.ts';
import { language } from '../../lib/language/language.ts';

const [WIDTH, HEIGHT] = [1200, 630];

const isDrawing = (answer: unknown): answer is string => typeof answer === 'string' && answer.trimStart().startsWith('<svg');

/**
 * Downloads the share image of a certificate as a PNG, which every network accepts.
 * @throws {ServiceError} if the drawing cannot be read, {Error} if the browser cannot draw it
 */
export async function saveShareImage(id: string, number: number): Promise<void> {
  const query = new URLSearchParams({ id, language }).toString();
  const drawing = await callFunction(`certificate-image?${query}`, { method: 'GET' }, isDrawing);
  saveBlob(`certificate-${number}.png`, await svgToPng(drawing, WIDTH, HEIGHT));
}
