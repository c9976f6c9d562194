/**
 * Paints an SVG picture as a PNG.
 * @param width in pixels
 * @param height in pixels
 * @throws {Error} when the browser cannot read the picture or has no memory for it.
 */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/png');
  });
}
