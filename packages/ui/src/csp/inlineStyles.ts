/**
 * The texts of style elements that React Aria adds, for the hashes of a content security policy without nonces: on an iPhone or iPad they
 * keep the page behind an open dialog from scrolling. Another one is left out with a `<meta>` (README, "Links, styles, CSP").
 *
 * @example
 * const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
 */
export const inlineStyles: readonly string[] = [
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
