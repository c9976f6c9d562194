import { describe, expect, it } from 'vitest';
import { routeProblem } from './routeProblem.ts';

describe('routeProblem', () => {
  it('tells a replaced release from other failures, so that loading anew is offered', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: https://duneline.example/assets/about-1.js');
    expect(routeProblem(missing, true)).toBe('oldRelease');
    expect(routeProblem(new Error('x is not a function'), true)).toBe('failed');
  });
  it('blames the connection first when there is none', () => {
    expect(routeProblem(new TypeError('Failed to fetch dynamically imported module: /a.js'), false)).toBe('offline');
  });
});
