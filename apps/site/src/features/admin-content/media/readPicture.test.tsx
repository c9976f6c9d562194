import * as t from '@duneline/specs/messages/admin-content';
import { afterEach, expect, it, vi } from 'vitest';
import { pictureType } from './pictureType.ts';
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

const embedded =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAIAAAB2XpiaAAAADUlEQVQImWNw//gfjgA2wwjdcAJhhQAAAABJRU5ErkJggg==';

it.each<[what: string, inside: string, kept: readonly string[]]>([
  [
    'Illustrator (classes)',
    '<style>.st0{fill:#e0a83a;}</style><path class="st0" d="M0 0h40"/>',
    ['.st0{fill:#e0a83a;}', 'class="st0"'],
  ],
  ['Inkscape (style attributes)', '<path style="fill:#e0a83a;fill-opacity:0.5" d="M0 0h40"/>', ['fill:#e0a83a;fill-opacity:0.5']],
  ['Figma (repeated parts)', '<defs><path id="a" d="M0 0h40"/></defs><use href="#a"/>', ['<use href="#a"']],
  ['Figma (blending)', '<g style="mix-blend-mode:multiply"><path d="M0 0h40"/></g>', ['mix-blend-mode:multiply']],
  ['a designer with a bitmap', `<image width="4" height="4" xlink:href="${embedded}"/>`, [embedded]],
  ['a designer with a picture that a program left empty', '<image href="data:image/png;base64,"/>', ['<image']],
  ['a designer with a bitmap in a style', `<path style="fill:url(${embedded})" d="M0 0h4"/>`, [embedded]],
  ['a designer who names a part as the page does', '<g id="body" fill="url(#title)"/>', ['id="body"', 'url(#title)']],
  ['Inkscape (labels with a colon)', '<g inkscape:label="data: prices"><path d="M0 0h40"/></g>', ['M0 0h40']],
  [
    'Illustrator (data to edit it again)',
    '<switch><foreignObject width="1"><i:aipgfRef xlink:href="#p"/></foreignObject><path d="M0 0h40"/></switch>',
    ['M0 0h40'],
  ],
])('keeps the look of a drawing from %s', async (_what, inside, kept) => {
  const text = await (await readPicture(fileOf(svg(inside), 'mark.svg', 'image/svg+xml'))).file.text();
  for (const part of kept) expect(text).toContain(part);
});

it.each<[what: string, foreign: string]>([
  ['a fill', '<rect fill="url(https://evil.example/f.svg#a)"/>'],
  ['a fill without a scheme', "<rect fill='url(//evil.example/f.svg#a)'/>"],
  ['a filter', '<rect filter="url( \'https://evil.example/f.svg#a\' )"/>'],
  ['a mask', '<rect mask="url(https://evil.example/f.svg#a)"/>'],
  ['a clip path', '<rect clip-path="URL(https://evil.example/f.svg#a)"/>'],
  ['a marker', '<path marker-start="url(https://evil.example/f.svg#a)"/>'],
  ['a style attribute', '<rect style="fill:red;background:url(&quot;https://evil.example/x.png&quot;)"/>'],
  ['a style sheet', '<style>.a{fill:url(https://evil.example/f.svg#a)}</style>'],
  ['an import by name', '<style>@import url(https://evil.example/a;b.css);.a{fill:red}</style>'],
  ['a font', '<style>@font-face{font-family:a;src:url(https://evil.example/a.woff2)}</style>'],
])('removes another host from %s of a drawing', async (_what, foreign) => {
  const { file } = await readPicture(fileOf(svg(`${foreign}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml'));
  expect(await file.text()).not.toContain('evil');
});

it.each<[what: string, inside: string, reason: string]>([
  ['an escape', String.raw`<rect fill="\75rl(https://evil.example/f.svg#a)"/>`, 'may lead to another site'],
  ['an escape in a style sheet', String.raw`<style>@\69mport "//evil.example/x.css";</style>`, 'may lead to another site'],
  ['a set of pictures', '<rect style="fill:image-set(\'https://evil.example/x.png\' 1x)"/>', 'may lead to another site'],
  ['a URL without an end', '<rect style="fill:url(https://evil.example/x.png"/>', 'may lead to another site'],
  ['a linked file', '<image xlink:href="photos/team.png"/>', 'not part of the file'],
  ['a file of the designer', '<image xlink:href="file:///C:/team.png"/>', 'not part of the file'],
  ['a drawing inside a drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'not part of the file'],
])('refuses a drawing with %s, and says why', async (_what, inside, reason) => {
  const drawing = fileOf(svg(`${inside}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml');
  await expect(readPicture(drawing)).rejects.toThrow(reason);
});

it('reads the entities of an older Illustrator', async () => {
  const drawing = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY st0 "fill:#e0a83a;">
]>
<svg xmlns="&ns_svg;" viewBox="0 0 40 20"><path style="&st0;" d="M0 0h40"/></svg>`;
  const { file } = await readPicture(fileOf(drawing, 'mark.svg', 'image/svg+xml'));
  expect(await file.text()).toContain('fill:#e0a83a;');
});

it('reads a drawing of CorelDRAW in UTF-16', async () => {
  const text = `\u{FEFF}<?xml version="1.0" encoding="UTF-16"?>${svg('<title>Ärger</title><path d="M0 0h40"/>')}`;
  const bytes = Array.from(text).flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]);
  const { file } = await readPicture(fileOf(bytes, 'mark.svg', 'image/svg+xml'));
  expect(await file.text()).toContain('Ärger');
});

it.each([
  ['10mm', 38],
  ['1in', 96],
  ['2.54cm', 96],
  ['72pt', 96],
  ['6pc', 96],
  ['.5in', 48],
])('reads a size of %s as %i pixels', async (length, pixels) => {
  const drawing = svg('<path d="M0 0h40"/>', `width="${length}" height="${length}"`);
  expect(await readPicture(fileOf(drawing, 'mark.svg', 'image/svg+xml'))).toMatchObject({ width: pixels, height: pixels });
});

it.each(['avif', 'avis'])('knows an AVIF that names %s among its compatible brands', (brand) => {
  const header = Array.from(`\0\0\0\u001Cftypmif1\0\0\0\0miaf${brand}mif1`, (one) => one.charCodeAt(0));
  expect(pictureType(new Uint8Array(header))).toBe('image/avif');
  expect(pictureType(new Uint8Array(header.toSpliced(20, 4)))).toBeNull();
});

/** A JPEG's segments with a position in its Exif, and what follows its end. */
const located = Buffer.from(
  '\u00FF\u00D8\u00FF\u00E1\0\u000BExif\0\0GPS\u00FF\u00DA\0\u0002\u0012\u0034\u00FF\u00D9GPS',
  'latin1',
);
const address = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const unlocated = Buffer.from('\u00FF\u00D8\u00FF\u00DA\0\u0002\u0012\u0034\u00FF\u00D9', 'latin1');

it.each<[where: string, inside: string]>([
  ['an image', `<image width="4" height="4" xlink:href="${address(located)}"/>`],
  ['an attribute', `<path style="fill:url(${address(located)})" d="M0 0h4"/>`],
  ['a style sheet', `<style>.a{fill:url(${address(located)})}</style>`],
])('removes where a picture was taken from %s of a drawing', async (_where, inside) => {
  const { file } = await readPicture(fileOf(svg(`${inside}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml'));
  expect(await file.text()).toContain(address(unlocated));
});

const percent = (bytes: Buffer) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const base64 = located.toString('base64');

it.each<[how: string, address: string]>([
  ['with a parameter', `data:image/jpeg;charset=x;base64,${base64}`],
  ['with spaces and capitals', `data:image/JPEG; BASE64,${base64.replace(/.{8}/g, '$&&#10;')}`],
  ['with percent signs', `data:image/jpeg,${percent(located)}`],
  ['in base64 with percent signs', `data:image/jpeg;base64,${percent(Buffer.from(base64))}`],
  ['as another type', `data:image/avif;base64,${base64}`],
  ['with a fragment', `${address(located)}#GPS`],
])('removes where a picture was taken from one that is embedded %s', async (_how, written) => {
  for (const inside of [`<image href="${written}"/>`, `<path style="fill:url('${written}')" d="M0 0h4"/>`]) {
    const { file } = await readPicture(fileOf(svg(`${inside}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml'));
    const text = await file.text();
    expect(text.match(/data:[^"')]*/gi)).toEqual([address(unlocated)]);
  }
});

/** A box of an AVIF. */
const box = (content: string) => `\0\0\0${String.fromCharCode(content.length + 4)}${content}`;
const avifType = box('ftypavif\0\0\0\0avif');
const locatedAvif = `${avifType}${box(`meta\0\0\0\0${box('infe\u0002\0\0\0\0\u0001\0\0Exif')}`)}`;
const embed = (type: string, content: string) => `data:image/${type};base64,${btoa(content)}`;

it.each<[what: string, address: string]>([
  ['an AVIF with metadata', embed('avif', locatedAvif)],
  ['an AVIF with metadata that is called a PNG', embed('png', locatedAvif)],
  ['a GIF', embed('gif', 'GIF89a\u0001\0\u0001\0\0\0\0!\u00FE\u0003GPS\0;')],
  ['a cut photo', embed('jpeg', located.toString('latin1').slice(0, 13))],
  ['a drawing that is called a PNG', embed('png', svg('<desc>GPS</desc>'))],
  ['base64 with an error', `${address(located)}=A`],
  ['letters that are no bytes', `data:image/jpeg,${percent(located)}م`],
])('refuses a drawing that embeds %s, and says why', async (_what, written) => {
  const inside = [
    `<image href="${written}"/>`,
    `<path style="fill:url('${written}')"/>`,
    `<style>.a{fill:url(${written})}</style>`,
  ];
  for (const one of inside) {
    const drawing = fileOf(svg(`${one}<path d="M0 0h40"/>`), 'mark.svg', 'image/svg+xml');
    await expect(readPicture(drawing)).rejects.toThrow('where it was taken');
  }
});

it('keeps an AVIF without metadata in a drawing', async () => {
  const inside = `<image href="${embed('avif', avifType)}"/>`;
  const { file } = await readPicture(fileOf(svg(inside), 'mark.svg', 'image/svg+xml'));
  expect(await file.text()).toContain(embed('avif', avifType));
});

it('refuses a drawing with a picture in a set of pictures', async () => {
  const inside = `<style>.a{background:image-set("${address(located)}" 1x)}</style>`;
  await expect(readPicture(fileOf(svg(inside), 'mark.svg', 'image/svg+xml'))).rejects.toBeInstanceOf(PictureError);
});

afterEach(() => vi.unstubAllGlobals());

it('removes where it was taken from a photo', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 2, close: () => undefined }));
  const { file, ...picture } = await readPicture(fileOf([...located], 'photo.jpg', 'image/jpeg'));
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(unlocated));
  expect(picture).toEqual({ type: 'image/jpeg', width: 4, height: 2 });
});

it('refuses an AVIF that says where it was taken, and says what to do', async () => {
  const avif = Array.from(locatedAvif, (one) => one.charCodeAt(0));
  const name = 'photo.avif';
  await expect(readPicture(fileOf(avif, name, 'image/avif'))).rejects.toThrow(t.mediaHasMetadata({ name }));
});

it('takes a photo whose name says no type', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 2, close: () => undefined }));
  expect(await readPicture(fileOf([...located], 'photo.jpg (1)', ''))).toMatchObject({ type: 'image/jpeg' });
});
