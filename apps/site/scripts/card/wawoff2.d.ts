declare module 'wawoff2' {
  /** Turns the bytes of a WOFF2 file into those of the TrueType or OpenType font in it. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
