import type { Finding } from '../../finding.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding } from '../SourceText.ts';

/**
 * The texts that tell a buyer about the refund before the first trade, and the value that each must name, without
 * its closing brace, because a message may give it a format: `{date, date}`.
 */
const refundTexts: readonly (readonly [namespace: string, key: string, value: string])[] = [
  ['pricing', 'receiptNote', '{returnable'],
  ['pricing-price', 'feeBack', '{returnable'],
  ['checkout', 'summaryNote', '{returnable'],
  ['checkout', 'refundUntil', '{date'],
];

/** The refund before the first trade is told wherever somebody buys, and commission is held for as long (spec §9). */
export const returnPeriod: Rule = {
  name: 'return-period',
  summary:
    'the refund before the first trade is named on pricing, checkout and receipt, in the FAQ and in the legal text, and commission is held for the same days',
  find: ({ site, yaml, messages }) => {
    const rules = yaml('site/rules');
    const affiliate = yaml('site/affiliate');
    const days = site.payouts?.returnDays;
    if (rules === undefined || days === undefined) return [];
    const held = (affiliate?.value as { approvalDays?: number } | undefined)?.approvalDays;
    const unequal =
      affiliate === undefined || held === days
        ? []
        : [
            conflictFinding(
              rules.finding(['payouts', 'returnDays'], ''),
              `payouts.returnDays is ${days}`,
              affiliate.finding(['approvalDays'], ''),
              String(held),
            ),
          ];
    const missing = refundTexts.flatMap(([namespace, key, value]): Finding[] =>
      messages
        .filter(({ file }) => file.endsWith(`/${namespace}.yaml`))
        .flatMap((source) => {
          const text = (source.value as Record<string, string>)[key] ?? '';
          return text.includes(value)
            ? []
            : [source.finding([key], `${key} does not tell the refund before the first trade. Name its days: ${value}}.`)];
        }),
    );
    const unstated = ['site/rules', 'site/content/faq'].flatMap((path): Finding[] => {
      const source = yaml(path);
      return source === undefined || JSON.stringify(source.value).includes('{payouts.returnDays}')
        ? []
        : [source.finding([], 'The refund before the first trade is not stated. Say it with {payouts.returnDays}.')];
    });
    return [...unequal, ...missing, ...unstated];
  },
};
