import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, types, type NodePath, traverse } from 'storybook/internal/babel';
import type { Plugin } from 'vite';
import sizes from '../../packages/ui/sizes.json' with { type: 'json' };
import type { ComponentNotes } from '../notes.ts';
import { componentFiles } from './componentFiles.ts';
import { otherNames } from './otherNames.ts';
import { readComponents, type Component, type Prop } from './readComponents.ts';
import { colorTable, scaleTable, sizeTable, type GuideTable } from './tables.ts';

const guideTables = { colorTable, scaleTable, sizeTable };
const root = join(import.meta.dirname, '..', '..');

interface Page {
  /** Path in the built Storybook. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

/**
 * Vite plugin: writes each page of the manual as Markdown, `manual/<Component>.md`, and `llms.txt`, their index for language models
 * (llmstxt.org). The development server answers both paths, too.
 */
export function manual(): Plugin {
  return {
    name: 'kit-manual',
    generateBundle() {
      for (const { path, text } of readManual()) this.emitFile({ type: 'asset', fileName: path, source: text });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        if (path !== 'llms.txt' && !/^manual\/[\w-]+\.md$/.test(path)) return next();
        const page = readManual().find((one) => one.path === path);
        if (!page) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(page.text);
      });
    },
  };
}

/** Every page of the manual as Markdown, and their index. */
export function readManual(): readonly Page[] {
  const components = readComponents();
  const guides = globSync('packages/ui/guides/*.mdx', { cwd: root }).toSorted().map(readGuide);
  const pages = [...componentFiles()].flatMap(([name, file]) => {
    const component = components.get(name);
    return component ? [componentPage(component, notesOf(file, name))] : [];
  });
  const list = (of: readonly Page[]) => of.map(({ title, path, summary }) => `- [${title}](${path}): ${summary}`).join('\n');
  const index = `# @duneline/ui

> Accessible React components with Duneline's theme: React Aria and vanilla-extract, right-to-left, dark and light.

Import components by name from \`@duneline/ui\`, and \`@duneline/ui/theme\` once before them.

## Guides
${list(guides)}

## Components
${list(pages)}
`;
  return [{ path: 'llms.txt', title: 'llms.txt', summary: '', text: index }, ...guides, ...pages];
}

/** A written page; its Markdown is the page itself with its tables, without what only a browser can show. */
function readGuide(file: string): Page {
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll(/^import .* from .*;\n/gm, (line, at, whole: string) => (isInSample(whole, Number(at)) ? line : ''))
    .replaceAll(/^<TableOf table=\{(\w+)\} \/>/gm, (_, name: keyof typeof guideTables) => markdownOf(guideTables[name]))
    .replaceAll(/^<(?:Meta|IconTable)\b[^>]*\/>\n/gm, '')
    .replaceAll(/^<Pair\n.*?^\/>\n/gms, '')
    .trim();
  const [, title = file] = /^# (.+)$/m.exec(text) ?? [];
  const summary = text.split('\n\n')[1]?.replaceAll('\n', ' ') ?? '';
  return { path: `manual/${file.split('/').at(-1)?.replace(/mdx$/, 'md')}`, title, summary, text: `${text}\n` };
}

/** Whether a place of a page is in a code sample. */
function isInSample(page: string, at: number): boolean {
  return page.slice(0, at).split('```').length % 2 === 0;
}

function markdownOf({ heads, rows }: GuideTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/^code:(.*)$/, '`$1`')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function componentPage({ name, description, props, takesAttributes }: Component, notes: ComponentNotes | null): Page {
  const size = (sizes as Readonly<Record<string, { readonly script: number; readonly style: number } | undefined>>)[name];
  const parts = [
    `# ${name}`,
    description,
    otherNames[name] && `Other kits call it: ${otherNames[name].join(', ')}.`,
    `\`\`\`tsx\nimport { ${name} } from '@duneline/ui';\n\`\`\``,
    `## Props\n\n| prop | type | default | |\n| --- | --- | --- | --- |\n${props.map(propRow).join('\n')}`,
    `It also takes \`id\`, \`ref\`, every \`aria-*\` and \`data-*\`${takesAttributes ? ', and the events of its HTML element' : ''}.`,
    notes && `## When and how to use it\n\n${bullets(notes.dos)}`,
    notes && `## When not to use it\n\n${bullets(notes.donts)}`,
    notes?.keys && `## Keys\n\n${bullets(Object.entries(notes.keys).map(([key, effect]) => `**${key}**: ${effect}`))}`,
    notes && `## What screen readers announce\n\n${bullets(notes.announces)}`,
    size && `## Size\n\n${size.script} kB of code and ${size.style} kB of styles (gzip) beside React and the theme.`,
  ];
  return { path: `manual/${name}.md`, title: name, summary: description, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}

function propRow({ name, type, isRequired, description, from, ...prop }: Prop): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
  const origin = from === 'own' ? '' : ` (${from})`;
  return `| \`${name}\`${isRequired ? ', required' : ''} | \`${cell(type)}\` | ${prop.default ? `\`${cell(prop.default)}\`` : ''} | ${cell(description)}${origin} |`;
}

function bullets(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join('\n');
}

/** The notes in a component's stories, read without running them. */
function notesOf(file: string, name: string): ComponentNotes | null {
  const stories = [`${name}.stories.tsx`, ...globSync('*.stories.tsx', { cwd: dirname(file) })]
    .map((one) => join(dirname(file), one))
    .find((one) => existsSync(one));
  if (!stories) return null;
  let found: ComponentNotes | null = null;
  traverse(babelParse(readFileSync(stories, 'utf8')), {
    CallExpression({ node }: NodePath<types.CallExpression>) {
      if (types.isIdentifier(node.callee, { name: 'notes' })) found ??= valueOf(node.arguments[0]) as ComponentNotes;
    },
  });
  return found;
}

/** The value of a literal: texts, lists and objects of them. */
function valueOf(node: types.Node | null | undefined): unknown {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isTemplateLiteral(node)) return node.quasis.map(({ value }) => value.cooked).join('…');
  if (types.isArrayExpression(node)) return node.elements.map(valueOf);
  if (types.isObjectExpression(node)) {
    return Object.fromEntries(
      node.properties.flatMap((property) =>
        types.isObjectProperty(property)
          ? [[types.isIdentifier(property.key) ? property.key.name : String(valueOf(property.key)), valueOf(property.value)]]
          : [],
      ),
    );
  }
  return undefined;
}
