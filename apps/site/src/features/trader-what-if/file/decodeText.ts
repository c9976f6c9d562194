/**
 * The text of a file in the encoding it was written in: MetaTrader saves UTF-16, other programs UTF-8 or the code page of their
 * system. A code page says itself only in HTML; figures and English headers are the same in all of them.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeCodePage(bytes);
  }
}

function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: every other byte of Latin letters is zero.
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be';
  return null;
}

function decodeCodePage(bytes: Uint8Array): string {
  const latin = new TextDecoder('windows-1252').decode(bytes);
  const [, name] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(latin.slice(0, 2000)) ?? [];
  if (name === undefined) return latin;
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return latin; // a name that no browser knows
  }
}
