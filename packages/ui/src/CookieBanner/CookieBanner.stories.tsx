import * as t from '@duneline/specs/messages/panels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx';
import { CookieChoices, type CookieCategory } from './CookieChoices.tsx';

const categories: readonly CookieCategory[] = [
  { id: 'necessary', label: t.consentNecessary, text: t.consentNecessaryText, isNecessary: true },
  { id: 'analytics', label: t.consentAnalytics, text: t.consentAnalyticsText },
  { id: 'marketing', label: t.consentMarketing, text: t.consentMarketingText },
];
const onSave = fn();

const meta = preview.meta({
  title: 'Marketing/CookieBanner',
  component: CookieBanner,
  args: { children: t.consentText, onAcceptAll: fn(), onNecessaryOnly: fn(), onCustomize: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    ...notes({
      dos: [
        "Reserve space for it at the page's end, and scroll focused elements out from under it.",
        'Store nothing before an answer; closing is not an answer.',
      ],
      donts: ['Do not emphasize one of the answers.', 'Do not preselect optional categories.'],
      keys: { Tab: 'Moves through close, the answers, Customize.', Space: 'Toggles a switch.' },
      announces: ['A region with its title. After "Customize", the first enabled switch is focused.'],
      machine: 'cookie-consent',
      clause: '§4 Cookie banner; §5 Cookie consent',
    }),
  },
});

function Customized(props: CookieBannerProps) {
  const [isCustomizing, setCustomizing] = useState(false);
  return (
    <CookieBanner
      {...props}
      onCustomize={() => setCustomizing(true)}
      choices={isCustomizing ? <CookieChoices categories={categories} onSave={onSave} /> : undefined}
    />
  );
}

export const States = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: 'Accept All' });
    const refuse = canvas.getByRole('button', { name: 'Necessary Only' });
    await expect(accept.getBoundingClientRect().top).toBe(refuse.getBoundingClientRect().top);
    await expect(accept.getBoundingClientRect().width).toBeCloseTo(refuse.getBoundingClientRect().width, 0);
    await expect(accept.className).toBe(refuse.className);
    await userEvent.click(refuse);
    await expect(args.onNecessaryOnly).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close without choosing' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAcceptAll).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Close without choosing' }).blur();
  },
});

export const Choices = meta.story({
  name: 'Offers a switch for each purpose, of which the necessary one is locked',
  render: (args) => <Customized {...args} />,
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    const analytics = await canvas.findByRole('switch', { name: t.consentAnalytics });
    await expect(canvas.getByRole('switch', { name: t.consentNecessary })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: t.consentNecessary })).toBeChecked();
    await expect(analytics).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(analytics).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(onSave).toHaveBeenLastCalledWith(['analytics']);
  },
});

export const OnAPhone = meta.story({
  name: 'Gives both answers half of the width on a phone',
  globals: { viewport: { value: 'phone' } },
});

export const ChoicesOnAPhone = meta.story({
  name: 'Lists its switches on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { choices: <CookieChoices categories={categories} defaultValue={['analytics']} onSave={onSave} /> },
});
