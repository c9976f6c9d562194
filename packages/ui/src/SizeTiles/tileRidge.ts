/** How far each dune of a tile stands out of the slope, in parts of the tile's own height. */
const DUNES = [0, 0.13, 0.02, 0.3, 0.09, 0.42, 0];
const FOOT = 0.08;
const CLIMB = 0.46;

/**
 * The ridge of one tile, as heights from 0 to 1. Each tile goes on where the one before it ends, and its dunes are as high as its
 * place in the row: six sizes are one dune that grows.
 */
export function tileRidge(index: number, count: number): number[] {
  const share = (index + 1) / count;
  return DUNES.map((dune, step) => FOOT + (CLIMB * (index + step / (DUNES.length - 1))) / count + dune * share);
}
