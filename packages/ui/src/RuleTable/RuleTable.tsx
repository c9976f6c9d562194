import { useId, useState, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RuleTable.css.ts';
import { WorkedExample, type RuleExample } from './WorkedExample.tsx';

export interface RuleTableProps extends ElementProps {
  /** "What the rules mean in money" */
  title: string;
  /** @default 2 */
  level?: 2 | 3 | 4;
  /** Heading of the rules' column: "Rule". */
  ruleHead: string;
  sizes: readonly { readonly id: string; readonly label: string }[];
  rules: readonly MoneyRule[];
  /** The selected size, if the page controls it. */
  size?: string;
  /** @default the first size */
  defaultSize?: string;
  onSizeChange?: (size: string) => void;
  /** The accessible name of the size control: "Work it out for". */
  sizeLabel: string;
  /** The calculation for a size: one for all rules, or one per rule. */
  example: (size: string) => RuleExample | readonly RuleExample[];
  /** If given, the examples are folded below this title: "Worked examples". */
  examplesTitle?: string;
  note?: ReactNode;
}

/** A rule with its amount for each size. */
export interface MoneyRule {
  readonly id: string;
  /** "Maximum loss" */
  readonly label: string;
  /** "10%, trailing, on closed equity" */
  readonly condition: string;
  /** "$1,000", by the id of a size. */
  readonly values: Readonly<Record<string, string>>;
}

/** The rules as amounts for every size (spec §5, §9), with a step-by-step calculation for one size. */
export function RuleTable({
  title,
  level = 2,
  ruleHead,
  sizes,
  rules,
  sizeLabel,
  example,
  examplesTitle,
  note,
  ...choice
}: RuleTableProps) {
  requireProps('RuleTable', { sizes, rules, example });
  const [own, setOwn] = useState(choice.defaultSize ?? sizes[0]?.id ?? '');
  const size = choice.size ?? own;
  const id = useId();
  const examples = [example(size)].flat();
  const choose = (next: string) => {
    setOwn(next);
    choice.onSizeChange?.(next);
  };
  const worked = (
    <div className={css.block}>
      <ChipGroup label={sizeLabel} items={sizes} selectedKey={size} onSelectionChange={choose} />
      <div className={css.examples}>
        {examples.map((each) => (
          <WorkedExample key={each.id} {...each} level={level === 2 ? 3 : 4} isLive={examples.length === 1} />
        ))}
      </div>
    </div>
  );
  return (
    <div {...pickElementProps(choice)} className={css.block}>
      <div className={css.header}>
        <Heading id={id} level={level} size="xl">
          {title}
        </Heading>
        {note && <SampleNote>{note}</SampleNote>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={css.window} aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{ruleHead}</th>
              {sizes.map((each) => (
                <th key={each.id} scope="col" data-chosen={each.id === size || undefined}>
                  {each.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map(({ id: rule, label, condition, values }) => (
              <tr key={rule}>
                <th scope="row">
                  {label}
                  <span className={css.condition}>{condition}</span>
                </th>
                {sizes.map((each) => (
                  <td key={each.id} data-chosen={each.id === size || undefined}>
                    <bdi>{values[each.id]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {examplesTitle ? <Disclosure title={examplesTitle}>{worked}</Disclosure> : worked}
    </div>
  );
}
