import { AuthError } from '../AuthError.ts';

const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** The longest duration of Go in ms: 2⁶³ nanoseconds, 292 years. */
const longestMs = 2 ** 63 / 1e6;

/** Parses a Go duration such as `1h30m` to milliseconds. @throws AuthError `validation_failed` */
export function goDuration(text: string): number {
  const [, sign = '', rest = ''] = /^([-+]?)(.*)$/s.exec(text) ?? [];
  if (rest === '0') return 0;
  const parts = rest.match(/(?:\d+\.?\d*|\.\d+)[^\d.]*/g) ?? [];
  if (rest === '' || parts.join('') !== rest) throw invalid(`invalid duration ${quoted(text)}`);
  const ms = parts.reduce((sum, part) => sum + partMs(part, text), 0);
  if (ms >= longestMs) throw invalid(`invalid duration ${quoted(text)}`);
  return sign === '-' ? -ms : ms;
}

function partMs(part: string, text: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(.*)$/s.exec(part) ?? [];
  if (unit === '') throw invalid(`missing unit in duration ${quoted(text)}`);
  const factor = Object.hasOwn(unitMs, unit) ? unitMs[unit] : undefined;
  if (factor === undefined) throw invalid(`unknown unit ${quoted(unit)} in duration ${quoted(text)}`);
  return Number(amount) * factor;
}

function invalid(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `invalid format for ban duration: time: ${reason}`);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
