import type { LogEntry } from '@duneline/mocks';
import { panelText } from '../panelText.ts';

const t = panelText.requests;

/** A short assessment of a request. */
export interface Verdict {
  readonly text: string;
  readonly tone: 'success' | 'danger' | 'warning' | 'neutral';
  /** Details, one per line. */
  readonly details: readonly string[];
}

/** Assesses a request: whether specs know it, whether request and response match their schemas, and the scenario's fault. */
export function verdictsOn(entry: LogEntry): readonly Verdict[] {
  const { operationId, requestFindings, responseFindings, fault } = entry;
  const verdicts: Verdict[] = [];
  if (fault !== null) verdicts.push({ text: t.fault, tone: 'warning', details: [JSON.stringify(fault)] });
  if (operationId === null) verdicts.push({ text: t.unknown, tone: 'danger', details: [] });
  if (responseFindings === null) return verdicts.length > 0 ? verdicts : [{ text: t.noSchema, tone: 'neutral', details: [] }];
  return [
    ...verdicts,
    judged(requestFindings, t.requestFits, t.requestBreaks),
    judged(responseFindings, t.responseFits, t.responseBreaks),
  ];
}

/** Whether the request has a problem. */
export function isProblem(entry: LogEntry): boolean {
  return (
    entry.status === 0 || entry.status >= 400 || verdictsOn(entry).some(({ tone }) => tone === 'danger' || tone === 'warning')
  );
}

/** Whether a request's method, path, operation or status contains the words. */
export function matchesSearch({ method, path, operationId, status }: LogEntry, words: string): boolean {
  const text = `${method} ${path} ${operationId ?? ''} ${status}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function judged(findings: LogEntry['requestFindings'], fits: string, breaks: string): Verdict {
  if (findings.length === 0) return { text: fits, tone: 'success', details: [] };
  return { text: breaks, tone: 'danger', details: findings.map(({ path, message }) => `${path || '(body)'} ${message}`) };
}
