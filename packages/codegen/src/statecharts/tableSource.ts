import type { Finding } from '../finding.ts';
import { parseYaml } from '../yaml/source.ts';
import type { ValuePath } from '../yaml/source.ts';

/** A table's file while it is read: its content, and the findings so far. */
export interface TableSource {
  /** Path as findings print it. */
  readonly file: string;
  /** The mapping at the top; empty when the file is no mapping. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  report(line: number, message: string): void;
  /** Reports at the key of the entry under `path`. */
  reportAt(path: ValuePath, message: string): void;
  /** 1-based line on which the value under `path` begins. */
  lineOf(path: ValuePath): number;
}

/** Opens the text of one table's file; broken YAML is a finding already. */
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

/** Whether a value out of YAML is a mapping. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
