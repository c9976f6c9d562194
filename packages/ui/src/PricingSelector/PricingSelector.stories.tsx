import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import type { Choice } from './pricing.story-support.ts';
import { samplePricing } from './pricing.story-support.ts';
import { PricingSelector } from './PricingSelector.tsx';

interface PageProps extends Choice {
  hasAddOns: boolean;
  onProgramChange: (program: string) => void;
}

/** A page that stores the choice and formats the view. */
function Page({ hasAddOns, onProgramChange, ...first }: PageProps) {
  const [choice, setChoice] = useState<Choice>(first);
  const setAddOn = (id: string, isAdded: boolean) =>
    setChoice({ ...choice, addOns: isAdded ? [...choice.addOns, id] : choice.addOns.filter((each) => each !== id) });
  return (
    <PricingSelector
      view={samplePricing(choice)}
      program={choice.program}
      phase={choice.phase}
      size={choice.size}
      onProgramChange={onProgramChange}
      onPhaseChange={(phase) => setChoice({ ...choice, phase })}
      onSizeChange={(size) => setChoice({ ...choice, size })}
      {...(hasAddOns && { onAddOnChange: setAddOn })}
      level={2}
      action={
        <ButtonLink variant="primary" size="lg" href="/checkout">
          Start challenge <Icon of={arrowRight} />
        </ButtonLink>
      }
    />
  );
}

const meta = preview.meta({
  title: 'Finance/PricingSelector',
  component: Page,
  args: { program: '1-step', phase: 'phase-1', size: '10000', addOns: [], hasAddOns: false, onProgramChange: fn() },
  parameters: notes({
    dos: ['Let the page store the choice and format the complete view.', 'Keep the sample note beside the drawing.'],
    donts: ['For one program to compare with others use a PlanCard.'],
    keys: {
      Tab: 'Moves from program to phase, size, add-ons and the action.',
      'Arrow keys': 'Select within a group.',
      Space: 'Adds or removes an add-on.',
    },
    announces: ['Labeled groups of radios; the price politely when it changes; the drawing as a table.'],
    machine: 'pricing-selector',
    clause: '§4 Pricing selector; §9 programs and add-ons',
  }),
});

/** Size, phase and program are native radios; every figure follows the choice. */
export const Evaluation = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$10K $99' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$25K $159' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: '$25,000 evaluation' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('$159.00');
    await userEvent.click(canvas.getByRole('radio', { name: 'Funded' }));
    await expect(canvas.getByRole('heading', { name: '$25,000 funded account' })).toBeVisible();
    await expect(canvas.getByText('Profit target').parentElement).toHaveTextContent('None');
  },
});

/** An unavailable program cannot be selected by pointer or keyboard, and says why. */
export const ProgramToCome = meta.story({
  play: async ({ canvas, args }) => {
    const instant = canvas.getByRole('radio', { name: /Instant.*Coming soon/ });
    await expect(instant).toBeDisabled();
    await userEvent.click(canvas.getByText('Instant'), { pointerEventsCheck: 0 });
    canvas.getByRole('radio', { name: /1-step/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /1-step/ })).toBeChecked();
    await expect(args.onProgramChange).not.toHaveBeenCalled();
  },
});

/** Add-ons are included in the sum, which is always correct. */
export const WithAddOns = meta.story({
  args: { hasAddOns: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Weekly payouts' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Extra 5% drawdown' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('$177.00');
    await expect(canvas.getByText('Total today').parentElement).toHaveTextContent('$177.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Weekly payouts' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('$148.00');
  },
});

/** A funded account: no target line, a lower daily limit, and the table behind the drawing follows. */
export const FundedAccount = meta.story({
  args: { phase: 'funded', size: '5000' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /simulated sample/ }));
    await expect(table.getByRole('row', { name: '24 $5,525 $5,000' })).toBeInTheDocument();
    await expect(table.queryByRole('row', { name: /Target/ })).not.toBeInTheDocument();
  },
});
