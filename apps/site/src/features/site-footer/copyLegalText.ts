import * as t from '@duneline/specs/messages/panels';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The legal text as plain text: what "Copy" writes to the clipboard. */
export function legalPlainText(sections: readonly LegalSection[]): string {
  return sections.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
}

/** Writes the text to the clipboard and says how it went, in the two sentences of spec §2. */
export async function copyLegalText(
  text: string,
  say: (result: { readonly tone: 'gain' | 'loss'; readonly title: string }) => void,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = navigator.clipboard,
): Promise<void> {
  try {
    if (!clipboard) throw new Error('This browser has no clipboard on this page.');
    await clipboard.writeText(text);
    say({ tone: 'gain', title: t.legalCopied });
  } catch {
    say({ tone: 'loss', title: t.legalCopyFailed });
  }
}
