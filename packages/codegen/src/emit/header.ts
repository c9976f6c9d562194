/** The command that writes generated files: in this repository codegen runs from its sources, elsewhere from its package. */
export function ownCommand(options: readonly string[] = []): string {
  const isSource = import.meta.filename.endsWith('.ts');
  const command = isSource ? ['npm run gen', ...(options.length > 0 ? ['--'] : [])] : ['npx duneline-codegen'];
  return [...command, ...options].join(' ');
}

/** The first line of every generated file, by which it is recognized. */
export const HEADER_START = '// Generated from ';

/** The start of every generated Markdown file. */
export const MARKDOWN_HEADER_START = '<!-- Generated from ';

/** The comment at the start of every generated file. */
export function header(sources: string): string {
  return `${HEADER_START}${sources} by \`${ownCommand()}\`. Do not edit: change the source and run it again.\n\n`;
}

/** The comment at the start of every generated Markdown file. */
export function markdownHeader(sources: string): string {
  return `${MARKDOWN_HEADER_START}${sources} by \`${ownCommand()}\`. Do not edit: change the source and run it again. -->\n\n`;
}
