/** The command that writes generated files: in the repository codegen runs from its sources, elsewhere from its package. */
export const ownCommand = import.meta.filename.endsWith('.ts') ? 'npm run gen' : 'npx duneline-codegen';

/** The first line of every generated file, by which it is recognized. */
export const HEADER_START = '// Generated from ';

/** The start of every generated Markdown file. */
export const MARKDOWN_HEADER_START = '<!-- Generated from ';

/** The comment at the start of every generated file. */
export function header(sources: string): string {
  return `${HEADER_START}${sources} by \`${ownCommand}\`. Do not edit: change the source and run it again.\n\n`;
}

/** The comment at the start of every generated Markdown file. */
export function markdownHeader(sources: string): string {
  return `${MARKDOWN_HEADER_START}${sources} by \`${ownCommand}\`. Do not edit: change the source and run it again. -->\n\n`;
}
