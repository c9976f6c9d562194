import { cleanBitmap } from './cleanBitmap.ts';

const bitmap = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const font = /^data:(?:font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+)[;,]/i;

/** Whether an address holds a bitmap itself. */
export const isEmbeddedBitmap = (address: string): boolean => bitmap.test(address.trim());

const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gi;
const loadingRules = /@(?:import|namespace)(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*;?/gi;
/** What may lead to another host by other means than `url(…)`, such as `image-set("https://…")`, or with an escape; and pictures. */
const suspicious = /\\|\/\/|\b(?:https?|ftp|javascript):|\bdata:image\/|@import|url\(|\bsrc\(/i;

/** Why styles are refused: it cannot be told where they lead, or what a picture in them says. */
export type StyleRefusal = 'unreadable' | 'unclean';

/** Removes references to other places from CSS, in a style sheet or in an attribute; parts of the drawing and embedded files stay. */
export function cleanStyle(css: string): { readonly css: string } | StyleRefusal {
  let isUnclean = false;
  const own = css
    .replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replaceAll(loadingRules, '')
    .replaceAll(urls, (whole, ...[double, single, bare]: (string | undefined)[]) => {
      const address = (double ?? single ?? bare ?? '').trim();
      if (address.startsWith('#') || font.test(address)) return whole;
      if (!isEmbeddedBitmap(address)) return 'none';
      const clean = cleanBitmap(address);
      isUnclean ||= clean === null;
      return `url(${clean ?? ''})`;
    });
  if (isUnclean) return 'unclean';
  return suspicious.test(own.replaceAll(urls, '')) ? 'unreadable' : { css: own };
}
