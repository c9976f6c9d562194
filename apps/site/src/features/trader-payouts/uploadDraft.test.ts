import { beforeEach, expect, it, vi } from 'vitest';
import { forgetUploadDraft, isSameFile, keepUploadDraft, readUploadDraft, type UploadDraft } from './uploadDraft.ts';

const draft: UploadDraft = {
  ownerId: 'u1',
  kind: 'identity-card',
  name: 'card.pdf',
  size: 4,
  lastModified: 7,
  address: 'https://project.example/upload/resumable/one',
  path: 'u1/a.pdf',
};
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});

it('is read by the person who began it, until it is sent', () => {
  keepUploadDraft(draft);
  expect(readUploadDraft('u1')).toEqual(draft);
  expect(readUploadDraft('u2')).toBeNull();
  forgetUploadDraft();
  expect(readUploadDraft('u1')).toBeNull();
});

it.each(['not JSON', 'null', '{"ownerId":"u1"}'])('is nothing when the tab holds %s', (kept) => {
  entries.set('documentUpload', kept);
  expect(readUploadDraft('u1')).toBeNull();
});

it('knows its file by name, size and time', () => {
  expect(isSameFile(draft, new File(['%PDF'], 'card.pdf', { lastModified: 7 }))).toBe(true);
  expect(isSameFile(draft, new File(['%PDF'], 'card.pdf', { lastModified: 8 }))).toBe(false);
  expect(isSameFile(draft, new File(['%PDF-'], 'card.pdf', { lastModified: 7 }))).toBe(false);
});
