import type { EquityCorridorProps } from '../EquityCorridor/EquityCorridor.tsx';
import type { ReceiptProps } from '../Receipt/Receipt.tsx';
import type { ReceiptRow } from '../Receipt/ReceiptRows.tsx';
import type { Rule } from '../RuleList/RuleList.tsx';
import type { SizeTile } from '../SizeTiles/SizeTiles.tsx';

export interface PricingOption {
  value: string;
  /** "1-step" */
  label: string;
  /** "Popular", or why it cannot be chosen: "Coming soon". */
  badge?: string;
  isDisabled?: boolean;
}

export interface PricingAddOn {
  id: string;
  /** "Weekly payouts" */
  label: string;
  /** "+$29" */
  price: string;
  /** "not added", or what it adds to the sum: "$29.00". */
  value: string;
  isAdded: boolean;
}

/** Everything that the pricing selector says, written out for the chosen program, phase and size: no figure is made in the component. */
export interface PricingView {
  programs: { label: string; options: readonly PricingOption[] };
  phases: { label: string; options: readonly PricingOption[] };
  sizes: { label: string; tiles: readonly SizeTile[] };
  /** "$10,000 evaluation" */
  title: string;
  /** "Sample path, simulated" */
  sampleNote: string;
  corridor: Omit<EquityCorridorProps, 'className'>;
  rules: readonly Rule[];
  receipt: {
    lead: string;
    amount: string;
    /** "Refundable 100%" */
    refund?: string;
    fee: ReceiptRow;
    addOns: readonly PricingAddOn[];
    total: ReceiptRow;
    /** Names of the payment methods. */
    methods: string;
    back?: ReceiptProps['back'];
  };
}
