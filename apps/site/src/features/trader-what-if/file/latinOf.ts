/** A figure in Latin digits and signs: Arabic digits and marks, true minus signs, and without the marks of writing direction. */
export function latinOf(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[−‒–]/g, '-');
}
