/** Parses three or six hexadecimal digits, with or without `#`, to `#rrggbb` in lower case; `undefined` for anything else. */
export function readHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
