import { backendSpec } from '@duneline/specs/backend';
import { expect, it } from 'vitest';
import { authRules } from './authRules.ts';

it('knows the rules of the project', () => {
  expect(backendSpec.auth).toMatchObject({
    minPasswordLength: authRules.minPasswordLength,
    mailCodeLength: authRules.codeLength,
    mailIntervalSeconds: authRules.sendIntervalMs / 1000,
    messageIntervalSeconds: authRules.sendIntervalMs / 1000,
  });
});
