import type { LogEntry } from '@duneline/mocks';
import { panelText } from '../panelText.ts';

const t = panelText.requests;

/** What one can say of a request at a glance. */
export interface Verdict {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'warn' | 'neutral';
  /** What in particular, one line each. */
  readonly details: readonly string[];
}

/** The verdicts on a request: whether the specs know it, whether it and its answer fit, and what the scenario did to it. */
export function verdictsOn(entry: LogEntry): readonly Verdict[] {
  const { operationId, requestFindings, responseFindings, fault } = entry;
  const verdicts: Verdict[] = [];
  if (fault !== null) verdicts.push({ text: t.fault, tone: 'warn', details: [JSON.stringify(fault)] });
  if (operationId === null) verdicts.push({ text: t.unknown, tone: 'loss', details: [] });
  if (responseFindings === null) return verdicts.length > 0 ? verdicts : [{ text: t.noSchema, tone: 'neutral', details: [] }];
  return [
    ...verdicts,
    judged(requestFindings, t.requestFits, t.requestBreaks),
    judged(responseFindings, t.responseFits, t.responseBreaks),
  ];
}

/** Whether somebody should look at it. */
export function isProblem(entry: LogEntry): boolean {
  return entry.status === 0 || entry.status >= 400 || verdictsOn(entry).some(({ tone }) => tone === 'loss' || tone === 'warn');
}

/** Whether a request has the words in its method, path, operation or status. */
export function matchesSearch({ method, path, operationId, status }: LogEntry, words: string): boolean {
  const text = `${method} ${path} ${operationId ?? ''} ${status}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function judged(findings: LogEntry['requestFindings'], fits: string, breaks: string): Verdict {
  if (findings.length === 0) return { text: fits, tone: 'gain', details: [] };
  return { text: breaks, tone: 'loss', details: findings.map(({ path, message }) => `${path || '(body)'} ${message}`) };
}
