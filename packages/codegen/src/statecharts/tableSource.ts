import type { Finding } from '../finding.ts';
import { parseYaml } from '../yaml/source.ts';
import type { ValuePath } from '../yaml/source.ts';

/** A table's file while it is parsed: content and findings. */
export interface TableSource {
  /** The path in findings. */
  readonly file: string;
  /** The top-level mapping; empty if the file has none. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  report(line: number, message: string): void;
  /** Adds a finding at the key of the entry at `path`. */
  reportAt(path: ValuePath, message: string): void;
  /** 1-based line at which the value at `path` starts. */
  lineOf(path: ValuePath): number;
}

/** Parses the text of a table's file; invalid YAML is a finding. */
export function openTable(file: string, text: string): TableSource {
  const yaml = parseYaml(file, text);
  const findings = [...yaml.syntax];
  if (findings.length === 0 && !isRecord(yaml.value)) {
    findings.push({ file, line: 1, column: 1, message: "A table is a mapping: begin with 'name: …'." });
  }
  return {
    file,
    content: isRecord(yaml.value) ? yaml.value : {},
    findings,
    report: (line, message) => void findings.push({ file, line, column: 1, message }),
    reportAt: (path, message) => void findings.push(yaml.findingAtKey(path, message)),
    lineOf: (path) => yaml.finding(path, '').line,
  };
}

/** Whether a YAML value is a mapping. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
