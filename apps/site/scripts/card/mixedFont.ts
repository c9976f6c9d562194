import type { CardFont, SetText } from './CardFont.ts';

const RUNS = /[\p{Script=Arabic}\p{Mn}\s،؛؟]+|[^\p{Script=Arabic}\p{Mn}\s،؛؟]+(?:\s+[^\p{Script=Arabic}\p{Mn}\s،؛؟]+)*/gu;

/** Sets Arabic text from right to left, with Latin names and figures in the Latin font, in their own direction. */
export function mixedFont(arabic: CardFont, latin: CardFont): CardFont {
  return {
    set(text, size, tracking) {
      let width = 0;
      const runs = (text.match(RUNS) ?? []).toReversed().map((run): { at: number; set: SetText } => {
        const set = /\p{Script=Arabic}|^\s+$/u.test(run) ? arabic.set(run, size * 0.88) : latin.set(run, size, tracking);
        const at = width;
        width += set.width;
        return { at, set };
      });
      return { width, path: runs.map(({ at, set }) => shift(set.path, at)).join('') };
    },
  };
}

/** Moves absolute path data to the right by a distance. */
function shift(path: string, by: number): string {
  let isX = true;
  return path.replace(/[A-Z]|-?\d*\.?\d+(?:e-?\d+)?/gi, (part) => {
    if (/^[A-Z]$/i.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? String(Number(part) + by) : part;
    isX = !isX;
    return value;
  });
}
