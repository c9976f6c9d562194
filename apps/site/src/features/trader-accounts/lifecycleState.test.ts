import { statecharts } from '@duneline/specs/statecharts';
import { describe, expect, it } from 'vitest';
import { lifecycleState } from './lifecycleState.ts';

const ended_at = '2026-02-01T12:00:00Z';
const now = Date.parse('2026-02-10T12:00:00Z');

describe('an account stands in the state of the lifecycle', () => {
  it.each([
    ['phase-1', 'active', null, 'running.phase1'],
    ['phase-2', 'active', null, 'running.phase2'],
    ['funded', 'active', null, 'running.funded'],
    ['phase-1', 'passed', ended_at, 'running.passed'],
    ['phase-1', 'dormant', ended_at, 'dormant'],
    ['phase-1', 'terminated', ended_at, 'terminated.offered'],
    ['funded', 'terminated', '2026-01-27T11:59:59Z', 'terminated.ended'],
    ['phase-1', 'terminated for hedging', ended_at, 'terminated.ended'],
  ] as const)('%s, %s: %s', (phase, how, ended, path) => {
    const isPractice = how === 'terminated for hedging';
    const status = isPractice ? 'terminated' : how;
    const value = lifecycleState({ phase, status, ended_at: ended, breach_practice: isPractice ? 'hedging' : null }, now);
    const [[outer, inner]] = typeof value === 'string' ? [[value]] : (Object.entries(value) as [[string, string]]);
    const found = inner === undefined ? outer : `${outer}.${inner}`;
    expect(found).toBe(path);
    expect(Object.keys(statecharts['evaluation-lifecycle'].states)).toContain(found);
  });
});
