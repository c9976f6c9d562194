import { expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, PictureError, readPicture } from './readPicture.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const fileOf = (content: string | readonly number[], name: string, type: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

it.each<[what: string, file: File]>([
  ['an empty file', fileOf('', 'empty.png', 'image/png')],
  ['a file that is too large', fileOf('x'.repeat(MAX_PICTURE_BYTES + 1), 'large.png', 'image/png')],
  ['a page that is called a picture', fileOf('<!doctype html><script>1</script>', 'page.png', 'image/png')],
  ['a drawing that is called a photo', fileOf(svg('<path d="M0 0h1"/>'), 'drawing.png', 'image/png')],
  ['a photo that is called a drawing', fileOf(png, 'photo.svg', 'image/svg+xml')],
  ['a PNG that ends after its first bytes', fileOf(png, 'broken.png', 'image/png')],
  ['a drawing without a size', fileOf(svg('<path d="M0 0h1"/>', ''), 'endless.svg', 'image/svg+xml')],
])('refuses %s', async (_what, file) => {
  await expect(readPicture(file)).rejects.toBeInstanceOf(PictureError);
});

it.each<[what: string, hostile: string]>([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect width="1" height="1" onload="alert(1)"/>'],
  ['a page inside', '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'],
  ['a link that runs', '<path id="a" d="M0 0h1" href="javascript:alert(1)"/>'],
])('refuses a drawing with %s, and says why', async (_what, hostile) => {
  const drawing = fileOf(svg(`${hostile}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml');
  await expect(readPicture(drawing)).rejects.toThrow('mark.svg contains a script');
});

it.each<[what: string, foreign: string]>([
  ['a link', '<a href="https://evil.example"><text>Click</text></a>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
  ['a part from elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
  ['an animated address', '<animate attributeName="href" values="https://evil.example"/>'],
  ['a color from elsewhere', '<linearGradient id="a" href="//evil.example/#a"/>'],
  ['styles that load', '<style>@import "https://evil.example/x.css";</style>'],
])('removes %s from a drawing and keeps the rest', async (_what, foreign) => {
  const { file, width, height } = await readPicture(fileOf(svg(`${foreign}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml'));
  const text = await file.text();
  expect(text).toContain('M0 0h40');
  expect(text).not.toMatch(/evil|@import|<a /i);
  expect({ width, height }).toEqual({ width: 40, height: 20 });
});
