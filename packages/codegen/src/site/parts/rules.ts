import { printValue } from '../../emit/printValue.ts';
import type { SitePart } from '../part.ts';
import type { LegalSection } from '../shapes/rules.ts';
import type { Payouts } from '../shapes/payouts.ts';
import { shapesOf } from '../shapes.ts';
import { findDuplicates } from './duplicates.ts';

interface RulesFile {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly payouts: Omit<Payouts, 'minimumCents'> & { readonly minimum: number };
  readonly legal: readonly LegalSection[];
}

const docs: Readonly<Record<string, string>> = {
  riskPerTradePercent: 'At most this share of the balance at risk on one trade.',
  openPositions: 'At most this many open positions at the same time.',
  newsMinutes: 'No trading this many minutes before and after high-impact news.',
  inactivityDays: 'Days without a trade after which an account is closed.',
  dayClose: 'When a trading day closes.',
  prohibited: 'Practices that end an account.',
};

/** `rules.yaml`: trading rules, payouts and legal text. The legal text is a separate module, because few visitors open it. */
export const rulesPart: SitePart = {
  file: 'rules',
  compile: (source) => {
    const { rules, payouts, legal } = source.value as RulesFile;
    const { minimum, ...times } = payouts;
    return {
      facts: { rules: { ...rules, legal }, payouts: { ...times, minimumCents: minimum * 100 } },
      findings: findDuplicates(source, legal, ['legal'], 'id'),
    };
  },
  print: ({ rules, payouts }) => {
    const { legal, ...figures } = rules as { legal: unknown } & Record<string, unknown>;
    return {
      'site/legal.gen.ts': `${shapesOf('rules').split('/** When')[0] ?? ''}/** The text of the legal panel, section by section. */
export const legal: readonly LegalSection[] = ${printValue(legal)};\n`,
      'site/rules.gen.ts': `export { legal, type LegalSection } from './legal.gen.ts';

${Object.entries(figures)
  .map(
    ([name, value]) =>
      `/** ${docs[name] ?? name} */\nexport const ${name}${Array.isArray(value) ? ': readonly string[]' : ''} = ${printValue(value, '', name.length + 16)};\n`,
  )
  .join('\n')}`,
      'site/payouts.gen.ts': `${shapesOf('payouts')}export const payouts: Payouts = ${printValue(payouts)};\n`,
    };
  },
};
