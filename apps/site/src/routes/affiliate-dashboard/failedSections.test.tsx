import { testFailedSections } from '../failedSections.test-support.tsx';
import { Component } from './affiliate-dashboard.route.tsx';

testFailedSections({ area: 'affiliate', Screen: Component, persona: 'affiliate', needs: /\/affiliates$/ });
