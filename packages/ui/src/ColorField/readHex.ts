/** `#rrggbb` in lower case from what somebody wrote: three or six digits, with or without a number sign; `undefined` for anything else. */
export function readHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
