/** Conditions for a file. */
interface FileLimits {
  /**
   * Media types and extensions as in HTML: `application/pdf`, `image/*`, `.csv`. A file of which the browser knows no type, such
   * as "scan.pdf (1)", is of any media type: whoever reads it decides.
   * @default any
   */
  readonly accept?: readonly string[] | undefined;
  /** Maximum size of a file, in bytes. */
  readonly maxBytes?: number | undefined;
  readonly isMultiple: boolean;
}

/** A rejected file and the reason. */
export interface RefusedFile {
  readonly file: File;
  readonly why: 'wrongType' | 'tooLarge' | 'isEmpty' | 'isAlreadyThere' | 'onlyOne';
}

/**
 * Splits `added` into accepted and rejected files, given the files already chosen. With a single-file field, a new file replaces
 * the chosen one.
 */
export function refuseFiles(added: readonly File[], chosen: readonly File[], limits: FileLimits) {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    const why = whyNot(file, [...chosen, ...taken], limits) ?? (!limits.isMultiple && taken.length > 0 ? 'onlyOne' : undefined);
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken, refused };
}

function whyNot(file: File, chosen: readonly File[], { accept, maxBytes }: FileLimits): RefusedFile['why'] | undefined {
  if (accept && !accept.some((type) => isOfType(file, type.toLowerCase()))) return 'wrongType';
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge';
  if (file.size === 0) return 'isEmpty';
  return chosen.some((other) => isSame(file, other)) ? 'isAlreadyThere' : undefined;
}

function isOfType(file: File, type: string) {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  if (file.type === '') return true;
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
