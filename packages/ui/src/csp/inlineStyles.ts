/**
 * The style elements that scripts of the kit add, for the hashes of a content security policy without nonces: React Aria keeps a page
 * from scrolling behind what is open on an iPhone or iPad.
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
