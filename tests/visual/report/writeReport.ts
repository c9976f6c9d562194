import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingPixels } from '../difference.ts';
import { groupChanges } from '../groupChanges.ts';
import type { Verdict } from '../compareScreenshots.ts';
import { encode, type Picture } from '../Picture.ts';

export type Changed = Extract<Verdict, { kind: 'changed' | 'unstable' }>;

export interface Review {
  readonly changed: readonly Changed[];
  /** Screenshots without a baseline, by name. */
  readonly added: ReadonlyMap<string, Buffer>;
  readonly findings: readonly string[];
}

/** Writes the review into a folder that opens from disk: index.html with the pictures beside it. */
export async function writeReport(folder: string, { changed, added, findings }: Review): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, before, after } of changed) {
    writeFileSync(join(folder, `${name}.before.png`), await encode(before));
    writeFileSync(join(folder, `${name}.after.png`), await encode(after));
    writeFileSync(join(folder, `${name}.difference.png`), await encode(marked(before, after)));
  }
  for (const [name, picture] of added) writeFileSync(join(folder, `${name}.after.png`), picture);
  const groups = groupChanges(changed).map((members) =>
    members.map(({ name, story, kind, pixels, regions }) => ({ name, story, kind, pixels, regions })),
  );
  const fresh = [...Map.groupBy(added.keys(), (name) => name.slice(0, name.indexOf('.')))].map(([story, names]) =>
    names.map((name) => ({ name, story, kind: 'new', pixels: 0, regions: [] })),
  );
  writeFileSync(join(folder, 'index.html'), page({ groups: [...groups, ...fresh], findings }));
}

/** The current picture, pale, with differences in red. */
function marked(before: Picture, after: Picture): Picture {
  const { width, height, mask } = differingPixels(before, after);
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < mask.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const from = (y * after.width + x) * 4;
    const isInside = x < after.width && y < after.height;
    const pale = (channel: number) => 200 + (isInside ? (after.pixels[from + channel] ?? 0) : 0) * 0.2;
    pixels.set(mask[at] === 1 ? [220, 0, 40, 255] : [pale(0), pale(1), pale(2), 255], at * 4);
  }
  return { width, height, pixels };
}

function page(data: object): string {
  const part = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return part('page.html')
    .replace('/* page.css */', () => part('page.css'))
    .replace('/* page.js */', () => `const review = ${json};\n${part('page.js')}`);
}
