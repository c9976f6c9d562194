import '@duneline/ui/theme';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByClassName } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { personas, scenarios } from '@duneline/specs/scenarios';
import type { Backend } from '@duneline/mocks';
import { recordAnswers, takeAnswers } from '../tests/coverage/answers.ts';
import { DocsPage } from './DocsPage.tsx';
import { seedRandom, fixClock } from './deterministic.ts';
import { withImports } from './kit/withImports.ts';
import { modes } from './modes.ts';
import { withRoot } from './withRoot.tsx';

const choices = (none: string, named: object) => [
  { value: '', title: none },
  ...Object.keys(named).map((value) => ({ value, title: value })),
];

// Set for the build that screenshots are taken of (tools/storybook.mjs): it must look the same each time.
const isDeterministic = import.meta.env['STORYBOOK_DETERMINISTIC'] === '1';
if (isDeterministic) {
  fixClock();
  configure({ asyncUtilTimeout: 20_000 }); // generous, so that only a hang fails, not slowness
  addEventListener('storybackend', ({ detail }: CustomEventInit<Backend>) => detail && recordAnswers(detail));
  globalThis.takeStoryAnswers = takeAnswers;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  decorators: [withRoot, withThemeByClassName({ themes: { dark: 'dark', light: 'light' }, defaultTheme: 'dark' })],
  globalTypes: {
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'Contrast as the system says' },
          { value: 'more', title: 'High contrast' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'system', title: 'Motion as the system says' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'Scenario of the embedded backend, for stories of the site',
      toolbar: { title: 'Scenario', icon: 'globe', items: choices('The seed as it is', scenarios), dynamicTitle: true },
    },
    persona: {
      description: 'Who is signed in, for stories of the site',
      toolbar: { title: 'Persona', icon: 'user', items: choices('As the scenario says', personas), dynamicTitle: true },
    },
  },
  beforeEach: () => {
    if (isDeterministic) seedRandom();
  },
  initialGlobals: { direction: 'ltr', contrast: 'system', motion: 'system', scenario: '', persona: '' },
  parameters: {
    // axe in Storybook's panel; `npm test -- visual` runs it in both directions.
    a11y: { test: 'error' },
    chromatic: { modes },
    docs: { page: DocsPage, source: { type: 'dynamic', transform: withImports } },
    layout: 'padded',
    // Also the window's size in tests; the default is 1200 × 900.
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        tallPhone: { name: 'Tall phone', styles: { width: '360px', height: '900px' } },
        window: { name: 'Small window', styles: { width: '720px', height: '480px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Five-minute start', 'Theming', 'Tokens', 'Icons', 'Forms', 'Routers', 'Server rendering', 'Right-to-left'],
          'Foundations',
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Data',
          'Drawings',
          'Charts',
          'Blocks',
          'Site',
          'Statecharts',
          'Machines',
        ],
      },
    },
  },
  // A story that looks the same as others has `tags: ['!visual']` with a reason: only its play function runs. An animated or
  // random one also has `audited`.
  tags: ['autodocs', 'visual'],
});
