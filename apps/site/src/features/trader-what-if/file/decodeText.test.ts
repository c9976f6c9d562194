import { expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

const text = 'Прибыль\t5.00\r\n';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

it.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), text],
  ['UTF-16 with its mark and the other byte order', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le')), text],
  ['UTF-16 without a mark', Buffer.from('Time\t5.00', 'utf16le'), 'Time\t5.00'],
  ['Windows 1252', Buffer.from('Geb\xFChr', 'latin1'), 'Gebühr'],
  [
    'the code page that HTML names',
    Buffer.from('<meta charset="windows-1251">\xD2\xE8\xEF', 'latin1'),
    '<meta charset="windows-1251">Тип',
  ],
  ['a code page that nobody knows', Buffer.from('<meta charset="x-none">\xFC', 'latin1'), '<meta charset="x-none">ü'],
])('reads %s', (_, bytes, expected) => expect(decodeText(bytes)).toBe(expected));
