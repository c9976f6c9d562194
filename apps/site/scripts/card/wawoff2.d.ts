declare module 'wawoff2' {
  /** Decompresses a WOFF2 file to its TrueType or OpenType font. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
