import { expect, it } from 'vitest';
import { refuseFiles } from './refuseFiles.ts';

const fileOf = (name: string, type: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const pdf = fileOf('passport.pdf', 'application/pdf');
const photo = fileOf('face.JPG', 'image/jpeg');
const notes = fileOf('notes.txt', 'text/plain');

const said = (added: File[], limits: Parameters<typeof refuseFiles>[2], chosen: File[] = []) => {
  const { taken, refused } = refuseFiles(added, chosen, limits);
  return [taken.map(({ name }) => name), refused.map(({ file, why }) => `${file.name} ${why}`)];
};

it.each([
  ['a media type', 'application/pdf', ['passport.pdf']],
  ['a kind of media', 'image/*', ['face.JPG']],
  ['an ending, in any case', '.jpg', ['face.JPG']],
])('takes files by %s and says which are of another', (_, type, names) => {
  expect(said([pdf, photo, notes], { accept: [type], isMultiple: true })[0]).toEqual(names);
});

it('takes a file whose name says no type where a media type is asked for, and not where an ending is', () => {
  const scan = fileOf('scan.pdf (1)', '');
  expect(said([scan], { accept: ['application/pdf'], isMultiple: false })[0]).toEqual(['scan.pdf (1)']);
  expect(said([scan], { accept: ['.pdf'], isMultiple: false })[1]).toEqual(['scan.pdf (1) wrongType']);
});

it('refuses what is too large, empty or there already, and takes the rest', () => {
  const large = fileOf('scan.pdf', 'application/pdf', 11);
  const empty = fileOf('empty.pdf', 'application/pdf', 0);
  expect(said([large, empty, pdf, photo], { maxBytes: 10, isMultiple: true }, [pdf])).toEqual([
    ['face.JPG'],
    ['scan.pdf tooLarge', 'empty.pdf isEmpty', 'passport.pdf isAlreadyThere'],
  ]);
});

it('takes exactly as many bytes as allowed', () => {
  expect(said([fileOf('ten.pdf', '', 10)], { maxBytes: 10, isMultiple: false })).toEqual([['ten.pdf'], []]);
});

it('takes the first good one where one is asked for', () => {
  expect(said([notes, pdf, photo], { accept: ['.pdf', '.jpg'], isMultiple: false }, [])).toEqual([
    ['passport.pdf'],
    ['notes.txt wrongType', 'face.JPG onlyOne'],
  ]);
});
