import preview from '../../../../../.storybook/preview.tsx';
import { atPath, freshBackend } from '../../lib/story/siteStory.tsx';
import { AccessDenied } from './AccessDenied.tsx';

const meta = preview.meta({
  title: 'Site/Access denied',
  component: AccessDenied,
  decorators: [atPath],
  loaders: [freshBackend],
  parameters: { layout: 'fullscreen', path: '/admin' },
});

export const Denied = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
