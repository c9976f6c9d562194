import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findViolations } from './authInvariants.ts';
import { steps } from './authSteps.ts';
import { startWalk } from './authWalk.ts';
import { openAuth } from './openAuth.ts';

const emails = ['ada@duneline.example', 'omar@duneline.example', 'priya@duneline.example'];

it('a walk through sign-ups, devices, renewals, factors, bans and time keeps its promises at each step', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(steps), 'reuse', 'wait'), fc.nat(emails.length - 1), fc.nat(11));
  const trail = fc.array(step, { minLength: 10, maxLength: 20, size: 'max' });
  await fc.assert(
    fc.asyncProperty(trail, async (taken) => {
      const walk = startWalk(openAuth(), emails);
      const beginning = [0, 1, 2].map((who) => ['signUp', who, 0] as const);
      const confirmed = [0, 1].map((who) => ['confirm', who, 0] as const);
      const violations: string[] = [];
      // Each mail must be read before the next one is sent.
      for (const [name, who, which] of [beginning[0], confirmed[0], beginning[1], confirmed[1], beginning[2], ...taken].flatMap(
        (one) => (one ? [one] : []),
      )) {
        await steps[name]?.(walk, who, which);
        violations.push(...(await findViolations(walk)));
      }
      expect(violations).toEqual([]);
    }),
    { numRuns: 20 * Number(process.env.FC_TIMES ?? 1) },
  );
});
