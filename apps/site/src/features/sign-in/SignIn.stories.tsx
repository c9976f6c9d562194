import { errors } from '@duneline/specs/site';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withRouterAt, withFreshBackend } from '../../lib/story/siteStory.tsx';
import { AffiliateSignIn } from './AffiliateSignIn.tsx';
import { newestCode } from './storyInbox.ts';

const meta = preview.meta({
  title: 'Site/Sign in',
  component: AffiliateSignIn,
  decorators: [withRouterAt],
  loaders: [withFreshBackend],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    path: '/affiliate-login?returnTo=/affiliate-dashboard/payouts',
    statechart: 'sign-in',
  },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <main style={{ display: 'grid', minBlockSize: '100dvh' }}>
      <AffiliateSignIn />
    </main>
  ),
});

const leila = 'leila.karam@duneline.example';
const fields = (canvas: ReturnType<typeof within>) => ({
  identifier: canvas.getByLabelText('E-mail or phone'),
  password: canvas.getByLabelText('Password'),
  submit: canvas.getByRole('button', { name: 'Sign in' }),
});

export const Empty = meta.story({ play: ({ canvas }) => whole(canvas) });

export const EmptyOnPhone = meta.story({
  globals: { viewport: { value: 'tallPhone' } },
  play: ({ canvas }) => whole(canvas),
});

/** Waits for the providers, which are read from the service's settings. */
async function whole(canvas: ReturnType<typeof within>) {
  await expect(await canvas.findByRole('button', { name: /Google/ })).toBeVisible();
}

export const WrongPassword = meta.story({
  name: 'Says why it refuses and keeps what was typed',
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await userEvent.type(identifier, leila);
    await userEvent.type(password, 'eight date palms');
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(errors.invalid_credentials?.sentence ?? 'no sentence in the specs');
    await expect(identifier).toHaveValue(leila);
    await expect(password).toHaveValue('eight date palms');
  },
});

export const SignsIn = meta.story({
  name: 'Signs in and goes on to where one came from',
  tags: ['!visual'], // ends on another page of the story
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await userEvent.type(identifier, leila);
    await userEvent.type(password, 'seven date palms by the wadi');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Arrived at /affiliate-dashboard/payouts')).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Says that the server cannot be reached, in the scenario of the toolbar',
  tags: ['!visual'], // looks the same as any other error
  globals: { scenario: 'offline' },
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await userEvent.type(identifier, leila);
    await userEvent.type(password, 'seven date palms by the wadi');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(identifier).toHaveValue(leila);
  },
});

export const Incomplete = meta.story({
  name: 'Says what is needed, in the words of the specification',
  tags: ['!visual'], // looks the same as any other error
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(fields(canvas).submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You must provide either an email or phone number and a password');
  },
});

export const ByCode = meta.story({
  name: 'Signs in with a one-time code, after a wrong one',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fields(canvas).identifier, leila);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code instead' }));
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await expect(canvas.getByRole('heading', { name: 'Enter your code' })).toHaveFocus();
    await expect(canvas.getByText(/Send it again in \d+ s/)).toBeVisible();
    const right = await newestCode();
    await userEvent.click(code);
    await userEvent.keyboard(right === '000000' ? '111111' : '000000');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(errors.otp_expired?.sentence ?? 'no sentence in the specs'),
    );
    await expect(code).toHaveFocus();
    await userEvent.keyboard(right);
    await expect(await canvas.findByText('Arrived at /affiliate-dashboard/payouts')).toBeVisible();
  },
});

export const CodeStep = meta.story({
  parameters: { statechart: 'one-time-code' },
  name: 'The step of the code',
  // A countdown changes every second.
  tags: ['!visual', 'audited'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fields(canvas).identifier, leila);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code instead' }));
    await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address or number' }));
    await expect(await canvas.findByLabelText('E-mail or phone')).toHaveValue(leila);
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
  },
});

export const SecondFactor = meta.story({
  parameters: { statechart: 'second-factor' },
  name: 'Asks for the second factor of somebody who has given the password',
  globals: { persona: 'admin-without-second-factor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible();
    await expect(canvas.getByText('Enter the code that Phone shows now.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send it again/ })).toBeNull();
  },
});

export const Forgotten = meta.story({
  parameters: { statechart: 'recovery' },
  name: 'Asks whose password is forgotten, and keeps what was typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fields(canvas).identifier, leila);
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail or phone')).toHaveValue(leila);
  },
});

export const NewPassword = meta.story({
  parameters: { statechart: 'recovery' },
  name: 'Sets a new password with the code, after one that is the old one',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fields(canvas).identifier, leila);
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a link and a code' }));
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard(await newestCode());
    const password = await canvas.findByLabelText('New password');
    await userEvent.type(password, 'seven date palms by the wadi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      errors.same_password?.sentence ?? 'no sentence in the specs',
    );
    await userEvent.clear(password);
    await userEvent.type(password, 'eight date palms by the wadi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  },
});
