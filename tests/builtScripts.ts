import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts of a built site, by name, with what each imports. */
export interface BuiltScripts {
  /** The scripts that a document starts with: those that it names, and all that these import. */
  readonly startOf: (html: string) => readonly string[];
  /** Whether a hosted site, which has no embedded backend, can load a script. */
  readonly isHosted: (name: string) => boolean;
  readonly textOf: (name: string) => string;
}

/** The embedded backend and its panel, which load all their other scripts. */
const isEmbedded = (name: string) => /^(?:embedded|backend|ConnectedPanel)-/.test(name);

interface Script {
  readonly text: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** @param dist the built site, such as `apps/site/dist` */
export function readBuiltScripts(dist: string): BuiltScripts {
  const folder = join(dist, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const scripts = new Map(names.map((name) => [name, readScript(readFileSync(join(folder, name), 'utf8'))]));
  const scriptOf = (name: string): Script => {
    const script = scripts.get(name);
    if (!script) throw new Error(`${name} is imported, and is not in ${folder}.`);
    return script;
  };
  const reach = (first: readonly string[], next: (script: Script) => readonly string[]) => {
    const found = new Set(first);
    for (const name of found) for (const other of next(scriptOf(name))) found.add(other);
    return found;
  };
  const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const named = documents.flatMap((file) => namedBy(readFileSync(join(dist, file), 'utf8')));
  const hosted = reach(named, ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => !isEmbedded(name)),
  );
  return {
    startOf: (html) => [...reach(namedBy(html), ({ imports }) => imports)],
    isHosted: (name) => hosted.has(name),
    textOf: (name) => scriptOf(name).text,
  };
}

const namedBy = (html: string): string[] => [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);

function readScript(text: string): Script {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return {
    text,
    imports: find(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
    dynamicImports: find(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g),
  };
}
