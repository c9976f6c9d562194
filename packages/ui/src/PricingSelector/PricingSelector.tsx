import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Badge } from '../Badge/Badge.tsx';
import { EquityCorridor } from '../EquityCorridor/EquityCorridor.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { lock } from '../Icon/icons.ts';
import { PaymentLogos } from '../PaymentLogos/PaymentLogos.tsx';
import { Receipt } from '../Receipt/Receipt.tsx';
import type { ReceiptRow } from '../Receipt/ReceiptRows.tsx';
import { RuleList } from '../RuleList/RuleList.tsx';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SizeTiles } from '../SizeTiles/SizeTiles.tsx';
import { AddOnCheck } from './AddOnCheck.tsx';
import * as css from './PricingSelector.css.ts';
import type { PricingAddOn, PricingOption, PricingView } from './PricingView.ts';

export interface PricingSelectorProps extends ElementProps {
  view: PricingView;
  program: string;
  phase: string;
  size: string;
  onProgramChange: (program: string) => void;
  onPhaseChange: (phase: string) => void;
  onSizeChange: (size: string) => void;
  /** If given, the add-ons in the receipt are checkboxes; otherwise they are only listed. */
  onAddOnChange?: (id: string, isAdded: boolean) => void;
  /** The main action: a button or a link. */
  action: ReactNode;
  /** Prefix of the native inputs' names; use different ones for two selectors on a page. @default 'pricing' */
  name?: string;
  /** The heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}

/** Program, phase and size as native inputs, with the resulting chart and rules on one side and the price on the other. */
export function PricingSelector({ view, name = 'pricing', level = 3, action, onAddOnChange, ...choice }: PricingSelectorProps) {
  requireProps('PricingSelector', { view });
  const { programs, phases, sizes, receipt } = view;
  const { fee, addOns, total, refund, methods: payment, ...sums } = receipt;
  const rows = [fee, ...addOns.map((addOn) => addOnRow(addOn, `${name}-add-on`, onAddOnChange)), total];
  return (
    <div {...pickElementProps(choice)} className={css.selector}>
      <div className={css.switches}>
        <SegmentedControl
          {...withSigns(programs)}
          name={`${name}-program`}
          selectedKey={choice.program}
          onSelectionChange={choice.onProgramChange}
        />
        <SegmentedControl
          {...withSigns(phases)}
          name={`${name}-phase`}
          selectedKey={choice.phase}
          onSelectionChange={choice.onPhaseChange}
        />
      </div>
      <SizeTiles
        aria-label={sizes.label}
        items={sizes.items}
        name={`${name}-size`}
        selectedKey={choice.size}
        onSelectionChange={choice.onSizeChange}
      />
      <div className={css.body}>
        <div className={css.card}>
          <div className={css.header}>
            <Heading level={level} size="xl">
              {view.title}
            </Heading>
            <SampleNote>{view.sampleNote}</SampleNote>
          </div>
          <EquityCorridor {...view.corridor} />
          <RuleList rules={view.rules} />
        </div>
        <Receipt
          {...sums}
          isLive
          rows={rows}
          badge={refund && <Badge tone="accent">{refund}</Badge>}
          action={action}
          note={<PaymentLogos size="sm" aria-label={payment.label} methods={payment.methods} />}
        />
      </div>
    </div>
  );
}

function addOnRow(addOn: PricingAddOn, name: string, onChange: PricingSelectorProps['onAddOnChange']): ReceiptRow {
  const { id, label, price, value, isAdded } = addOn;
  const check = onChange && (
    <AddOnCheck name={name} value={id} label={label} isAdded={isAdded} onChange={(next) => onChange(id, next)} />
  );
  return { id, label: check ?? label, note: price, value, isMuted: !isAdded };
}

/** Adds badges, and a lock icon to options that cannot be selected. */
function withSigns({ label, items }: { label: string; items: readonly PricingOption[] }) {
  const signed = items.map((option) => {
    if (!option.isDisabled) return { ...option, badge: option.badge && <Badge tone="accent">{option.badge}</Badge> };
    const locked = (
      <span className={css.lock}>
        <Icon of={lock} size={16} />
        {option.label}
      </span>
    );
    return { ...option, label: locked };
  });
  return { 'aria-label': label, items: signed };
}
