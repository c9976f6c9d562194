import { createHash } from 'node:crypto';
import type { Picture } from './Picture.ts';

/** Chromium antialiases curves differently depending on tile boundaries: differences up to this (of 255) are invisible. */
const rounding = 8;
/** Changed pixels closer than this belong to one region. */
const cell = 16;

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether each pixel of the larger frame differs; pixels in only one picture differ. */
export function differingPixels(before: Picture, after: Picture) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const mask = new Uint8Array(width * height);
  let count = 0;
  if (before.width === after.width && Buffer.compare(before.pixels, after.pixels) === 0) return { width, height, mask, count };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(before, after, x, y)) continue;
      mask[y * width + x] = 1;
      count += 1;
    }
  }
  return { width, height, mask, count };
}

function isSame(before: Picture, after: Picture, x: number, y: number): boolean {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height) return false;
  const one = (y * before.width + x) * 4;
  const other = (y * after.width + x) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((before.pixels[one + channel] ?? 0) - (after.pixels[other + channel] ?? 0)) > rounding) return false;
  }
  return true;
}

/** The changed regions, from top to bottom. */
export function regionsOf({ width, height, mask }: ReturnType<typeof differingPixels>): Region[] {
  const columns = Math.ceil(width / cell);
  const cells = new Map<number, Region>();
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === 0) continue;
    const x = index % width;
    const y = Math.floor(index / width);
    const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
    cells.set(at, merged(cells.get(at), { left: x, top: y, right: x + 1, bottom: y + 1 }));
  }
  const regions: Region[] = [];
  while (cells.size > 0) {
    const [first] = cells.keys();
    regions.push(takeNeighbours(cells, first ?? 0, columns, Math.ceil(height / cell)));
  }
  return regions.toSorted((one, other) => one.top - other.top || one.left - other.left);
}

function takeNeighbours(cells: Map<number, Region>, start: number, columns: number, rows: number): Region {
  let region: Region | undefined;
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const found = cells.get(at);
    if (!found) continue;
    cells.delete(at);
    region = merged(region, found);
    const [column, row] = [at % columns, Math.floor(at / columns)];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) open.push(y * columns + x);
    }
  }
  return region ?? { left: 0, top: 0, right: 0, bottom: 0 };
}

function merged(one: Region | undefined, other: Region): Region {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Equal for two regions that looked the same before and look the same now, whatever their positions. */
export function fingerprint(before: Picture, after: Picture, region: Region): string {
  const hash = createHash('sha256').update(`${region.right - region.left}×${region.bottom - region.top}`);
  for (const { width, height, pixels } of [before, after]) {
    for (let y = region.top; y < Math.min(region.bottom, height); y += 1) {
      hash.update(pixels.subarray((y * width + region.left) * 4, (y * width + Math.min(region.right, width)) * 4));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
