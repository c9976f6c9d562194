import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { roles } from '../Table/roles.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Comparison.css.ts';
import { ComparisonValue, type ComparisonWords } from './ComparisonValue.tsx';

export interface ComparedPlan {
  id: string;
  name: string;
  /** Below the name: the price. */
  lead?: ReactNode;
  /** Beside the name, such as a `Badge`. */
  badge?: ReactNode;
  /** A button or link that selects this plan. */
  action?: ReactNode;
  /** The recommended or selected plan. */
  isChosen?: boolean;
}

export interface ComparedFeature {
  id: string;
  label: string;
  /** Small print, such as a condition. */
  note?: ReactNode;
  /** Values by plan id; `true` and `false` are icons, and a missing value means "none". */
  values: Readonly<Record<string, ReactNode>>;
}

export interface ComparisonProps extends ElementProps {
  /** The table's accessible name. */
  'aria-label': string;
  /** Two to four plans. */
  plans: readonly ComparedPlan[];
  groups: readonly { readonly id: string; readonly label: string; readonly features: readonly ComparedFeature[] }[];
  words?: Partial<ComparisonWords>;
}

/** Compares plans side by side. Their names are sticky; on a phone each feature is above its values. */
export function Comparison(given: ComparisonProps) {
  requireProps('Comparison', { plans: given.plans, groups: given.groups });
  const { 'aria-label': caption, plans, groups, words, ...element } = useTexts('Comparison', given);
  return (
    <table {...pickElementProps(element)} {...roles.table} className={css.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead {...roles.rowgroup} className={css.planHeader}>
        <tr {...roles.row} className={css.row}>
          <td {...roles.cell} className={css.corner} />
          {plans.map(({ id, name, lead, badge, action, isChosen }) => (
            <th key={id} {...roles.columnheader} scope="col" className={css.plan} data-chosen={isChosen || undefined}>
              <span className={css.name}>
                {name} {badge}
              </span>
              {lead && <span className={css.lead}>{lead}</span>}
              {action && <span className={css.action}>{action}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, label, features }) => (
        <tbody key={id} {...roles.rowgroup}>
          <tr {...roles.row} className={css.row}>
            <th {...roles.rowheader} scope="rowgroup" className={css.group}>
              {label}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={css.gap} data-chosen={plan.isChosen || undefined} aria-hidden="true" />
            ))}
          </tr>
          {features.map((feature) => (
            <tr key={feature.id} {...roles.row} className={css.row}>
              <th {...roles.rowheader} scope="row" className={css.feature}>
                {feature.label}
                {feature.note && <span className={css.note}>{feature.note}</span>}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} {...roles.cell} className={css.value} data-chosen={plan.isChosen || undefined}>
                  <ComparisonValue words={words}>{feature.values[plan.id]}</ComparisonValue>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
