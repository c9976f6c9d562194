import { testFailedSections } from '../failedSections.test-support.tsx';
import { Component } from './admin.route.tsx';

testFailedSections({ area: 'admin', Screen: Component, persona: 'admin', needs: /\/profiles$/ });
