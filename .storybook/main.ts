import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../apps/site/scripts/mockServiceWorker.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), mockServiceWorker()],
      resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
      // Found in advance: a dependency that Vite only meets during a cold run reloads the page under the running test.
      optimizeDeps: {
        include: [
          '@supabase/supabase-js',
          '@vanilla-extract/recipes/createRuntimeFn',
          'axe-core',
          'bcryptjs',
          'idb-keyval',
          'jose',
          'msw/browser',
          'msw/http',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-aria-components/Checkbox',
          'react-aria-components/Form',
          'react-aria-components/Modal',
          'react-aria-components/Switch',
          'react-aria-components/TextField',
          'react-router-dom',
        ],
      },
    });
  },
});
