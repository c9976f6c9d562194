import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withRouterAt, withFreshBackend } from '../../lib/story/siteStory.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { SecondFactorMissing } from './SecondFactorMissing.tsx';

const Form = () => <p>The form of the security settings.</p>;

const meta = preview.meta({
  title: 'Site/Access denied',
  component: AccessDenied,
  decorators: [withRouterAt],
  loaders: [withFreshBackend],
  parameters: { layout: 'fullscreen', path: '/admin', docs: { story: { inline: false } } }, // it takes the focus
});

export const Denied = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Unanswered = meta.story({
  args: { onRetry: () => {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/permission to access the Admin Console/)).toBeVisible();
    await expect(canvas.getByText(/did not answer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const SecondFactorIsMissing = meta.story({
  render: () => <SecondFactorMissing Enrollment={Form} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add a second factor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an authenticator app' }));
    await expect(canvas.getByText('The form of the security settings.')).toBeVisible();
  },
});
