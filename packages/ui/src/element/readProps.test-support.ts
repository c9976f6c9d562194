import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..');

interface Prop {
  readonly type: string;
  readonly isOptional: boolean;
}

/** What a component declares itself: its `XProps` interface. */
export interface Declared {
  readonly name: string;
  readonly props: ReadonlyMap<string, Prop>;
}

/** The props that each component declares itself, with the type of each as text. */
export function readProps(): readonly Declared[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|css|test-support|story-support)\./.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/^export interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
      name,
      props: new Map(
        [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?(\??): ([^;]+);/gm)].map(([, prop = '', mark, type = '']) => [
          prop,
          { type, isOptional: mark === '?' },
        ]),
      ),
    }));
  });
}
