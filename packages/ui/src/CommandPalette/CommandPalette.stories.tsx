import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { copy, mail, moon, trend, user } from '../Icon/icons.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const meta = preview.meta({
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onAction: fn(),
    groups: [
      {
        label: 'Pages',
        items: [
          { id: 'pricing', label: 'Pricing', keywords: ['fee', 'cost', 'sizes'], hint: '/pricing' },
          { id: 'payouts', label: 'Payouts and receipts', icon: trend, hint: '/affiliate-dashboard/payouts' },
          { id: 'kyc', label: 'Verification', keywords: ['kyc', 'passport'], icon: user },
          { id: 'contact', label: 'Contact us', icon: mail },
        ],
      },
      {
        label: 'Actions',
        items: [
          { id: 'theme', label: 'Use the light theme', icon: moon },
          { id: 'referral', label: 'Copy your referral link', icon: copy },
        ],
      },
    ],
  },
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Name commands as the page does; add other names as keywords.', 'Show a button or a hint for the shortcut.'],
      donts: ['Never make it the only way to an action.', 'For a choice in a form use a ComboBox.'],
      keys: {
        'Arrow up, arrow down': 'Move to the next or previous option, wrapping around; the focus stays in the field.',
        Enter: 'Runs the active command and closes.',
        Escape: 'Closes it and restores the focus.',
      },
      announces: [
        'A dialog with its name, a combobox, the active command with its group, "2 results" after each letter; "Searching…" while a server is asked.',
      ],
    }),
  },
  globals: { viewport: { value: 'window' } },
});

export const States = meta.story({
  name: 'Begins with what was used last',
  args: { recent: ['payouts', 'gone'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toHaveLength(6);
    await expect(options[0]).toContain('Payouts and receipts');
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeInTheDocument();
  },
});

export const Searched = meta.story({
  name: 'Finds by words and runs by Enter',
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search pages and actions' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('c');
    await expect(screen.getByRole('status')).toHaveTextContent('3 results');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { name: 'Copy your referral link' });
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('pricing');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Nothing = meta.story({
  name: 'Says that nothing is found, and runs nothing',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('crypto{Enter}');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing is called “crypto”.');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

const people = [{ label: 'People', items: [{ id: 'payam', label: 'Payam Karimi', icon: user, hint: 'payam@mail.example' }] }];

function WithPeople({ onInputChange, ...props }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    // As a server would, a moment after the typing.
    const answer = () => setFound(query);
    addEventListener('answer', answer);
    return () => removeEventListener('answer', answer);
  }, [query]);
  const isAnswered = found === query;
  return (
    <CommandPalette
      {...props}
      onInputChange={(text) => {
        setQuery(text);
        onInputChange?.(text);
      }}
      isPending={!isAnswered}
      results={isAnswered && query === 'pay' ? people : []}
    />
  );
}

export const FoundElsewhere = meta.story({
  name: 'Shows what a server finds, below the commands',
  args: { onInputChange: fn() },
  render: (args) => <WithPeople {...args} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('pay');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('pay');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    const command = screen.getByRole('option', { name: /Payouts and receipts/ });
    await expect(command).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => {
      dispatchEvent(new Event('answer'));
      return expect(screen.getByRole('status')).toHaveTextContent('2 results');
    });
    await expect(command).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('payam');
  },
});

export const Pressed = meta.story({
  name: 'Runs what is pressed, and closes by Escape',
  tags: ['!visual'], // looks the same as States
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'Verification' }));
    await expect(args.onAction).toHaveBeenCalledWith('kyc');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const OnAPhone = meta.story({
  name: 'Fits a phone, from right to left',
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: () => waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus()),
});
