import type { KycFile } from '@duneline/machines';
import { fileTypeOf, type KnownFileType } from '../../lib/file/fileTypeOf.ts';

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

/** Reads what a file is by its content, whatever its name says. */
export async function readChosen(file: File): Promise<ChosenDocument> {
  return { name: file.name, type: file.type, size: file.size, content: await fileTypeOf(file), file };
}
