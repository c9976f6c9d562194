import * as t from '@duneline/specs/messages/admin-audit';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { isChanged, type AuditEntry } from './auditEntry.ts';

/** A document of the site. Its drafts are rows of their own, so that whatever changes it is published, unless it is unpublished. */
export function describeDocument(entry: AuditEntry): string | null {
  if (isChanged(entry, 'status') && entry.after['status'] === 'draft') return t.unpublished(entry);
  return isChanged(entry, 'version') ? t.published(entry) : null;
}

/** An article, which also moves to another address. */
export function describeArticle(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'slug')) return describeDocument(entry);
  return t.articleMoved({ ...entry, path: isolateText(`/blog/${String(entry.after['slug'])}`) });
}

/** A theme: visitors see the active one. */
export function describeTheme(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'is_active')) return describeDocument(entry);
  return entry.after['is_active'] === true ? t.switchedOn(entry) : t.switchedOff(entry);
}

/** A picture of the library. */
export function describePicture(entry: AuditEntry): string | null {
  return entry.action === 'insert' ? t.uploaded(entry) : describeDocument(entry);
}

/** Documents that are published together. */
export function describeRelease(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'state')) return null;
  switch (entry.after['state']) {
    case 'live': {
      return t.published(entry);
    }
    case 'rolled back': {
      return t.rolledBack(entry);
    }
    case 'failed': {
      return t.publishFailed(entry);
    }
    default: {
      return null;
    }
  }
}
