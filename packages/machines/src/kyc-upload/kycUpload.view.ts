import type { SnapshotFrom } from 'xstate';
import type { KycFile, KycUploadContext, KycUploadInput, kycUploadMachine, KycUploadStatus } from './kycUpload.machine.ts';

export interface KycUploadView extends Pick<KycUploadContext, 'problem' | 'progress' | 'reason' | 'error'> {
  readonly status: KycUploadStatus;
  readonly file: Pick<KycFile, 'name' | 'size'> | null;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialKycUploadView({ status, reason, path }: KycUploadInput): KycUploadView {
  const asking = path === '' ? (status ?? 'empty') : 'arrived';
  const shown =
    status === 'pending' ? 'reviewing' : status === 'approved' ? 'approved' : (asking as 'arrived' | 'empty' | 'rejected');
  return { status: shown, file: null, problem: null, progress: 0, reason, error: null };
}

const statuses = ['arrived', 'ready', 'uploading', 'submitting', 'failed', 'reviewing', 'rejected', 'approved'] as const;

/** What a user sees of their document, for a snapshot of `kycUploadMachine`. */
export function viewOfKycUpload(snapshot: SnapshotFrom<typeof kycUploadMachine>): KycUploadView {
  const { file, problem, progress, reason, error } = snapshot.context;
  return { status: statuses.find((tag) => snapshot.hasTag(tag)) ?? 'empty', file, problem, progress, reason, error };
}
