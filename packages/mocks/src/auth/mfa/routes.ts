import type { AuthRoute } from '../AuthRoute.ts';
import { challengeFactor } from './challengeFactor.ts';
import { enrollFactor } from './enrollFactor.ts';
import { unenrollFactor } from './unenrollFactor.ts';
import { verifyFactor } from './verifyFactor.ts';

export const mfaRoutes: readonly AuthRoute[] = [
  { method: 'POST', path: '/factors', answer: enrollFactor },
  { method: 'POST', path: '/factors/:factor_id/challenge', answer: challengeFactor },
  { method: 'POST', path: '/factors/:factor_id/verify', answer: verifyFactor, limit: 'verifications' },
  { method: 'DELETE', path: '/factors/:factor_id', answer: unenrollFactor },
];
