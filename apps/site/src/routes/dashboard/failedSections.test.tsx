import { testFailedSections } from '../failedSections.test-support.tsx';
import { Component } from './dashboard.route.tsx';

testFailedSections({
  area: 'dashboard',
  Screen: Component,
  persona: 'trader',
  needs: /trading_accounts|account_summary/,
  needsNoMore: ['calendar', 'what-if'],
});
