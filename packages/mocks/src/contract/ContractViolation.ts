import type { Finding } from '@duneline/specs/contract';

/**
 * Thrown when a response of the backend violates its schema or, with `onUnknownRequest: 'throw'`, for a request that no spec
 * describes.
 */
export class ContractViolation extends Error {
  readonly operationId: string | null;
  readonly findings: readonly Finding[];

  constructor(message: string, operationId: string | null, findings: readonly Finding[]) {
    super(message);
    this.name = 'ContractViolation';
    this.operationId = operationId;
    this.findings = findings;
  }
}

/** Joins findings to one line. */
export function joinFindings(findings: readonly Finding[]): string {
  return findings.map((finding) => `${finding.path === '' ? '(body)' : finding.path} ${finding.message}`).join('; ');
}
