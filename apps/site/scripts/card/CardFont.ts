import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

/** Text as the data of one SVG path, so that rendering the card needs no font. */
export interface SetText {
  readonly path: string;
  /** Width in pixels. */
  readonly width: number;
}

/** One weight of a variable font. */
export interface CardFont {
  /**
   * @param size in pixels
   * @param tracking letter spacing, as a fraction of `size`
   */
  set(text: string, size: number, tracking?: number): SetText;
}

/**
 * Opens a font file of an npm package.
 * @param file a WOFF2 file, as a module specifier: "@fontsource-variable/…/files/….woff2"
 * @throws if the package is not installed, or the file is not a variable font with this weight
 */
export async function openCardFont(file: string, weight: number): Promise<CardFont> {
  const bytes = await decompress(readFileSync(require.resolve(file)));
  const font = (create(Buffer.from(bytes)) as Font).getVariation({ wght: weight });
  return {
    set(text, size, tracking = 0) {
      const { glyphs, positions } = font.layout(text);
      const scale = size / font.unitsPerEm;
      let x = 0;
      const parts = glyphs.map((glyph, index) => {
        const at = positions[index];
        const left = x + (at?.xOffset ?? 0) * scale;
        x += (at?.xAdvance ?? 0) * scale + tracking * size;
        return glyph.path
          .scale(scale, -scale)
          .translate(left, -(at?.yOffset ?? 0) * scale)
          .toSVG();
      });
      return { path: parts.join(''), width: x };
    },
  };
}
