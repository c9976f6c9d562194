import type { Document } from './identity.ts';

/** The key under which the tab keeps an upload that has not arrived yet. */
const KEY = 'documentUpload';

/** An upload that was begun; the file itself is not kept, so it has to be chosen again to go on. */
export interface UploadDraft {
  readonly ownerId: string;
  readonly kind: Document['kind'];
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** Address under which the storage service continues it. */
  readonly address: string;
  /** Object name in the bucket. */
  readonly path: string;
}

/** Whether a chosen file is the one whose upload was begun. */
export const isSameFile = (draft: UploadDraft, { name, size, lastModified }: File): boolean =>
  draft.name === name && draft.size === size && draft.lastModified === lastModified;

/** The upload that a person began in this tab; `null` without one. */
export function readUploadDraft(ownerId: string): UploadDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const draft = kept as UploadDraft | null;
    return draft !== null && draft.ownerId === ownerId && typeof draft.address === 'string' && typeof draft.path === 'string'
      ? draft
      : null;
  } catch {
    return null; // nothing can be kept, or it was edited
  }
}

/** Keeps an upload until it has arrived. */
export function keepUploadDraft(draft: UploadDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the upload begins anew after a reload.
  }
}

export function forgetUploadDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
  }
}
