import type { EquityCorridorProps } from '../EquityCorridor/EquityCorridor.tsx';
import type { PaymentMethod } from '../PaymentLogos/PaymentLogos.tsx';
import type { ReceiptProps } from '../Receipt/Receipt.tsx';
import type { ReceiptRow } from '../Receipt/ReceiptRows.tsx';
import type { Rule } from '../RuleList/RuleList.tsx';
import type { SizeTile } from '../SizeTiles/SizeTiles.tsx';

export interface PricingOption {
  id: string;
  /** "1-step" */
  label: string;
  /** "Popular", or why it cannot be selected: "Coming soon". */
  badge?: string;
  isDisabled?: boolean;
}

export interface PricingAddOn {
  id: string;
  /** "Weekly payouts" */
  label: string;
  /** "+$29" */
  price: string;
  /** "not added", or its price: "$29.00". */
  value: string;
  isAdded: boolean;
}

/** All texts of the pricing selector for the selected program, phase and size, already formatted. */
export interface PricingView {
  programs: { label: string; items: readonly PricingOption[] };
  phases: { label: string; items: readonly PricingOption[] };
  sizes: { label: string; items: readonly SizeTile[] };
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
    /** The payment methods, as `PaymentLogos` takes them. */
    methods: { label: string; methods: readonly PaymentMethod[] };
    back?: ReceiptProps['back'];
  };
}
