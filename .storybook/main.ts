import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../apps/site/scripts/mockServiceWorker.ts';
import { machineIndexer, machineStories } from './statecharts/machineStories.ts';
import { watchMachines } from './statecharts/watchMachines.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    '../specs/statecharts/*.table.yaml',
    './sandbox/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => [...indexers, machineIndexer],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), mockServiceWorker(), machineStories(), watchMachines()],
      // For older ones `:dir(rtl)` would be turned into a list of languages, and English in right-to-left is in none of them.
      build: { cssTarget: ['chrome123', 'firefox125', 'safari17.4'] },
      resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
      // Found in advance: a dependency that Vite only meets during a cold run reloads the page under the running test.
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
          'react-aria-components/Switch',
          'react-aria-components/Table',
          'react-aria-components/Text',
          'react-aria-components/TextArea',
          'react-aria-components/TextField',
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
