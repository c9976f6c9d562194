import '@duneline/ui/theme';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByClassName } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { withRoot } from './withRoot.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  decorators: [withRoot, withThemeByClassName({ themes: { dark: 'dark', light: 'light' }, defaultTheme: 'dark' })],
  globalTypes: {
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    // Also the size of the window in tests; without one it is 1200 × 900.
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        tallPhone: { name: 'Tall phone', styles: { width: '360px', height: '900px' } },
        window: { name: 'Small window', styles: { width: '720px', height: '480px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Feedback', 'Overlays', 'Drawings', 'Site'] } },
  },
  // A story without a picture says `tags: ['!visual']` and why.
  tags: ['autodocs', 'visual'],
});
