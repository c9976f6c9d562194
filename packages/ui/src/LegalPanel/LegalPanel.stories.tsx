import { legalIntro } from '@duneline/specs/messages/panels';
import { rules } from '@duneline/specs/site';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { LegalPanel } from './LegalPanel.tsx';
import { LegalText } from './LegalText.tsx';

const onCopy = fn();
const onFullPage = fn();
/** As many sections of the text as fit into the screenshot. */
const textOf = (count: number) => (
  <LegalText sections={rules.legal.slice(0, count)} intro={legalIntro} onCopy={onCopy} onFullPage={onFullPage} />
);

const meta = preview.meta({
  title: 'Marketing/LegalPanel',
  component: LegalPanel,
  args: { children: textOf(4), onOpenChange: fn() },
  parameters: notes({
    dos: ['Keep it open for the rest of the visit after it was opened.', 'Load the text when it opens; its space is reserved.'],
    donts: ['Put information that users need before paying beside the price too.'],
    keys: { Enter: 'Opens and closes it.', Tab: 'Moves to Copy, then Full Page.' },
    announces: ['A disclosure, expanded or collapsed. Announce the result of copying with a toast.'],
    machine: 'legal-panel',
    clause: '§2 Footer: Legal & Disclosures',
  }),
});

export const States = meta.story({
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    onCopy.mockClear();
    onFullPage.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Full Page' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(onFullPage).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    canvas.getByRole('button', { name: 'Full Page' }).blur();
  },
});

export const Opened = meta.story({
  name: 'Opens by itself, by key and by pointer, when nobody holds its state',
  tags: ['!visual', 'audited'], // open in States, closed in Disclosure
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Copy')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Legal & Disclosures'));
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
});

export const FullText = meta.story({
  name: 'Reads as one column on its own, without actions',
  render: () => <LegalText sections={rules.legal.slice(0, 2)} intro={legalIntro} />,
});

export const OnAPhone = meta.story({
  args: { isOpen: true, children: textOf(2) },
  name: 'Stands in one column on a phone',
  globals: { viewport: { value: 'phone' } },
});
export const RightToLeft = meta.story({
  args: { isOpen: true },
  name: 'Begins at the right in Arabic',
  globals: { direction: 'rtl' },
});
