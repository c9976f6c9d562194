import { cleanBitmaps } from './cleanBitmaps.ts';

const embedded = /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+)[;,]/i;

/** Whether an address holds a bitmap itself. */
export const isEmbeddedBitmap = (address: string): boolean => embedded.test(address.trim()) && /^\s*data:image/i.test(address);

const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gi;
const loadingRules = /@(?:import|namespace)(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*;?/gi;
/** What may lead to another host by other means than `url(…)`, such as `image-set("https://…")`, or with an escape. */
const suspicious = /\\|\/\/|\b(?:https?|ftp|javascript):|@import|url\(|\bsrc\(/i;

/**
 * Removes references to other places from CSS, in a style sheet or in an attribute; parts of the drawing and embedded files stay.
 * @returns `null` if it cannot be told where the styles lead
 */
export function cleanStyle(css: string): string | null {
  const own = css
    .replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replaceAll(loadingRules, '')
    .replaceAll(urls, (whole, ...[double, single, bare]: (string | undefined)[]) => {
      const address = (double ?? single ?? bare ?? '').trim();
      return address.startsWith('#') || embedded.test(address) ? whole : 'none';
    });
  return suspicious.test(own.replaceAll(urls, '')) ? null : cleanBitmaps(own);
}
