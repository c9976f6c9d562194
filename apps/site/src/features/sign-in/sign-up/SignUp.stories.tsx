import { expect, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { withRouterAt, withFreshBackend } from '../../../lib/story/siteStory.tsx';
import { SignInScreen } from '../SignInScreen.tsx';
import { newestCode } from '../storyInbox.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

function SignUp({ purpose = 'affiliate' }: { readonly purpose?: 'affiliate' | 'account' }) {
  return (
    <main style={{ display: 'grid', minBlockSize: '100dvh' }}>
      <SignInScreen>
        <SignUpFlow purpose={purpose} />
      </SignInScreen>
    </main>
  );
}

const meta = preview.meta({
  title: 'Site/Sign up',
  component: SignUp,
  decorators: [withRouterAt],
  loaders: [withFreshBackend],
  parameters: { layout: 'fullscreen', picture: 'page', path: '/affiliate-signup?returnTo=/affiliate-dashboard/tools' },
  globals: { viewport: { value: 'desktop' } },
});

const fields = (canvas: ReturnType<typeof within>) => ({
  name: canvas.getByLabelText('Your name'),
  identifier: canvas.getByLabelText('E-mail or phone'),
  password: canvas.getByLabelText('Password'),
  submit: canvas.getByRole('button', { name: 'Create the account' }),
});

export const Empty = meta.story({
  tags: ['!visual'], // the built page has the same picture (docs/decisions/0023)
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
});

export const Judged = meta.story({
  name: 'Says why a password is weak while it is typed',
  globals: { viewport: { value: 'tallPhone' } },
  play: async ({ canvas, userEvent }) => {
    const { name, password } = fields(canvas);
    await userEvent.type(name, 'Amira Saleh');
    await userEvent.type(password, 'amirasaleh');
    await expect(await canvas.findByText('It contains your name or address.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
});

export const Confirms = meta.story({
  name: 'Creates an account by e-mail, confirms it with the code, and goes on signed in',
  tags: ['!visual'], // ends on another page of the story
  play: async ({ canvas, userEvent }) => {
    const { name, identifier, password, submit } = fields(canvas);
    await userEvent.type(name, 'Amira Saleh');
    await userEvent.type(identifier, `amira.${Date.now()}@duneline.example`);
    await userEvent.type(password, 'a long walk over dunes');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard(await newestCode());
    await expect(await canvas.findByText('Arrived at /affiliate-dashboard/tools')).toBeVisible();
  },
});

export const ByPhone = meta.story({
  name: 'Creates an account by phone',
  tags: ['!visual'], // ends on another page of the story
  play: async ({ canvas, userEvent }) => {
    const { name, identifier, password, submit } = fields(canvas);
    await userEvent.type(name, 'Amira Saleh');
    await userEvent.type(identifier, `+97150${String(Date.now()).slice(-7)}`);
    await userEvent.type(password, 'a long walk over dunes');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Check your phone' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard(await newestCode());
    await expect(await canvas.findByText('Arrived at /affiliate-dashboard/tools')).toBeVisible();
  },
});

export const ForTraders = meta.story({
  name: 'Speaks of no affiliates to a buyer, and says at each field what is missing',
  args: { purpose: 'account' },
  parameters: { path: '/signup?returnTo=/dashboard' },
  tags: ['!visual', 'audited'], // looks like the affiliates' form
  play: async ({ canvas, userEvent }) => {
    const { identifier, password, submit } = fields(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await expect(canvas.queryByText(/affiliate/i)).toBeNull();
    await userEvent.click(submit);
    await expect(identifier).toHaveAccessibleDescription(expect.stringContaining('Enter an e-mail address or a phone number.'));
    await expect(password).toHaveAccessibleDescription(expect.stringContaining('Enter a password.'));
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?returnTo=%2Fdashboard');
  },
});
