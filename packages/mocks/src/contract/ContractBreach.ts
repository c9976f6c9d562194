import type { Finding } from '@duneline/specs/contract';

/** Thrown when the backend's own answer does not fit the schema that the specs give for it, or, if so wished, for a request that no spec knows. */
export class ContractBreach extends Error {
  readonly operationId: string | null;
  readonly findings: readonly Finding[];

  constructor(message: string, operationId: string | null, findings: readonly Finding[]) {
    super(message);
    this.name = 'ContractBreach';
    this.operationId = operationId;
    this.findings = findings;
  }
}

/** One line of all findings. */
export function listed(findings: readonly Finding[]): string {
  return findings.map((finding) => `${finding.path === '' ? '(body)' : finding.path} ${finding.message}`).join('; ');
}
