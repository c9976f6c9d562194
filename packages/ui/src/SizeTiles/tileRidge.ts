/** Height of each dune above the slope, as a fraction of the tile's height. */
const DUNES = [0, 0.13, 0.02, 0.3, 0.09, 0.42, 0];
const FOOT = 0.08;
const CLIMB = 0.46;

/**
 * The ridge of one tile, as heights from 0 to 1. Each tile starts where the previous one ends, and its dunes grow with its index,
 * so that all tiles form one ridge.
 */
export function tileRidge(index: number, count: number): number[] {
  const share = (index + 1) / count;
  return DUNES.map((dune, step) => FOOT + (CLIMB * (index + step / (DUNES.length - 1))) / count + dune * share);
}
