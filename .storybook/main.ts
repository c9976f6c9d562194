import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../apps/site/scripts/mockServiceWorker.ts';
import { manual } from './kit/manual.ts';
import { playgroundIndexer, playgrounds } from './kit/playgrounds.ts';
import { machineIndexer, machineStories } from './statecharts/machineStories.ts';
import { watchMachines } from './statecharts/watchMachines.ts';

// The build for screenshots shows the same each time, and has no controls.
const isDeterministic = process.env['STORYBOOK_DETERMINISTIC'] === '1';

export default defineMain({
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    '../packages/ui/guides/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    '../specs/statecharts/*.table.yaml',
    './sandbox/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) =>
    isDeterministic ? [...indexers, machineIndexer] : [playgroundIndexer, ...indexers, machineIndexer],
  addons: [
    // Its plugin reads the text of a story from disk, where there are no playgrounds. Samples are written from what is rendered.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
  ],
  // kit/playgrounds.ts reads the props of components instead.
  typescript: { reactDocgen: false },
  viteFinal: async (config) => {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return mergeConfig(config, {
      plugins: [
        vanillaExtractPlugin(),
        mockServiceWorker(),
        machineStories(),
        watchMachines(),
        ...(isDeterministic ? [] : [playgrounds(), manual()]),
      ],
      resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
      // Prebundled, because Vite reloads the page when it discovers a dependency during a cold run.
      optimizeDeps: {
        include: [
          '@internationalized/date',
          '@supabase/postgrest-js',
          '@supabase/supabase-js',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          '@zxcvbn-ts/core',
          '@zxcvbn-ts/language-common',
          '@tanstack/react-virtual',
          'axe-core',
          'bcryptjs',
          'culori/fn',
          'd3-array',
          'elkjs/lib/elk.bundled.js',
          'idb-keyval',
          'jose',
          'msw/browser',
          'msw/http',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-aria-components/Button',
          'react-aria-components/Calendar',
          'react-aria-components/Checkbox',
          'react-aria-components/CheckboxGroup',
          'react-aria-components/ColorArea',
          'react-aria-components/ColorSlider',
          'react-aria-components/ComboBox',
          'react-aria-components/DateField',
          'react-aria-components/DatePicker',
          'react-aria-components/DateRangePicker',
          'react-aria-components/FieldError',
          'react-aria-components/Form',
          'react-aria-components/Group',
          'react-aria-components/Label',
          'react-aria-components/ListBox',
          'react-aria-components/I18nProvider',
          'react-aria-components/Menu',
          'react-aria-components/Modal',
          'react-aria-components/NumberField',
          'react-aria-components/Popover',
          'react-aria-components/RadioGroup',
          'react-aria-components/RangeCalendar',
          'react-aria-components/SearchField',
          'react-aria-components/Select',
          'react-aria-components/Slider',
          'react-aria-components/Switch',
          'react-aria-components/Table',
          'react-aria-components/Text',
          'react-aria-components/TextArea',
          'react-aria-components/TextField',
          'react-aria-components/TimeField',
          'react-aria-components/Tooltip',
          'react-aria-components/Tree',
          'react-router-dom',
          'uqr',
          'xstate',
        ],
      },
    });
  },
});
