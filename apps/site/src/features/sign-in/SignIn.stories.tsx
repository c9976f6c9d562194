import { errors } from '@duneline/specs/site';
import { expect, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { atPath, freshBackend } from '../../lib/story/siteStory.tsx';
import { AffiliateSignIn } from './AffiliateSignIn.tsx';

const meta = preview.meta({
  title: 'Site/Sign in',
  component: AffiliateSignIn,
  decorators: [atPath],
  loaders: [freshBackend],
  parameters: { layout: 'fullscreen', path: '/affiliate-login?returnTo=/affiliate-dashboard/payouts' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <main style={{ display: 'grid', minBlockSize: '100dvh' }}>
      <AffiliateSignIn />
    </main>
  ),
});

const leila = 'leila.karam@duneline.example';
/** The first answer also waits for the worker and for the password's hash. */
const patient = { timeout: 15_000 };

const fields = (canvas: ReturnType<typeof within>) => ({
  identifier: canvas.getByLabelText('E-mail or phone'),
  password: canvas.getByLabelText('Password'),
  submit: canvas.getByRole('button', { name: 'Sign in' }),
});

export const Empty = meta.story();

export const EmptyOnPhone = meta.story({ globals: { viewport: { value: 'tallPhone' } } });

export const WrongPassword = meta.story({
  name: 'Says why it refuses and keeps what was typed',
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await userEvent.type(identifier, leila);
    await userEvent.type(password, 'eight date palms');
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert', {}, patient);
    await expect(alert).toHaveTextContent(errors.invalid_credentials?.sentence ?? 'no sentence in the specs');
    await expect(identifier).toHaveValue(leila);
    await expect(password).toHaveValue('eight date palms');
  },
});

export const SignsIn = meta.story({
  name: 'Signs in and goes on to where one came from',
  tags: ['!visual'], // ends on a page of the story's own
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await userEvent.type(identifier, leila);
    await userEvent.type(password, 'seven date palms by the wadi');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Arrived at /affiliate-dashboard/payouts', {}, patient)).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Says that the server cannot be reached, in the scenario of the toolbar',
  tags: ['!visual'], // looks as any other refusal
  globals: { scenario: 'offline' },
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await userEvent.type(identifier, leila);
    await userEvent.type(password, 'seven date palms by the wadi');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert', {}, patient)).toBeVisible();
    await expect(identifier).toHaveValue(leila);
  },
});
