import type { KycFile } from '@duneline/machines';
import { fileTypeOf, isMisnamed, type KnownFileType } from '../../lib/file/fileTypeOf.ts';

/** What the bucket kyc takes (specs/supabase/migrations, storage). */
export const documentRules = {
  maxBytes: 10_485_760,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies { maxBytes: number; types: readonly KnownFileType[] };

/** A chosen file and what its first bytes say it is. */
export interface ChosenDocument extends KycFile {
  readonly content: KnownFileType | null;
  readonly file: File;
}

/** Reads what a file is by its content; its name says no type, the same or another one. */
export async function readChosen(file: File): Promise<ChosenDocument> {
  const content = await fileTypeOf(file);
  const type = isMisnamed(file, content) ? file.type : (content ?? '');
  return { name: file.name, type, size: file.size, content, file };
}
