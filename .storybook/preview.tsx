import '@duneline/ui/theme';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByClassName } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { withDirection } from './direction.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  decorators: [withDirection, withThemeByClassName({ themes: { dark: 'dark', light: 'light' }, defaultTheme: 'dark' })],
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
    options: { storySort: { order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Feedback', 'Overlays', 'Drawings', 'Site'] } },
  },
  tags: ['autodocs'],
});
