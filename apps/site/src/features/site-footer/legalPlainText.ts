export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The legal text as plain text, for "Copy". */
export function legalPlainText(sections: readonly LegalSection[]): string {
  return sections.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
}
