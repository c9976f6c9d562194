import type { YamlSource } from '../../yaml/source.ts';
import type { Rule } from '../Rule.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Invented people carry no tick of verification, receive no more than their program's share, and tell one story of one payout. */
export const sampleContent: Rule = {
  name: 'sample-content',
  summary:
    'samples carry no verification, no profit share outside the 1-step range, and no sum that is both in the list of payouts and in a testimonial',
  find: ({ content, site }) => {
    const of = (name: string) => content.find(({ file }) => file.endsWith(`/content/${name}.yaml`));
    const [payouts, testimonials, hall] = [of('payouts'), of('testimonials'), of('hallOfFame')];
    const paid = entriesOf(payouts, 'entries');
    const told = entriesOf(testimonials);
    const share = site.payouts?.sharePercent;
    return [
      ...[...paid, ...told, ...entriesOf(hall, 'entries')].flatMap(({ entry, finding }) =>
        entry['isVerified'] === true ? [finding('isVerified', 'A sample is marked as verified. Set `isVerified` to false.')] : [],
      ),
      ...paid.flatMap(({ entry, finding }) =>
        share && (Number(entry['profitSharePercent']) < share.from || Number(entry['profitSharePercent']) > share.to)
          ? [finding('profitSharePercent', `The share is outside ${share.from} to ${share.to}%, which 1-step pays. Correct it.`)]
          : [],
      ),
      ...told.flatMap(({ entry, finding }) =>
        paid.some(({ entry: other }) => other['name'] === entry['name'] && other['amount'] === entry['amount'])
          ? [
              finding(
                'amount',
                'The list of payouts has this sum of this person with another date. Give one of them another sum.',
              ),
            ]
          : [],
      ),
    ];
  },
};

function entriesOf(source: YamlSource | undefined, ...path: readonly string[]) {
  if (source === undefined) return [];
  const list = path.reduce<unknown>((value, key) => (value as Entry)[key], source.value);
  return (list as readonly Entry[]).map((entry, index) => ({
    entry,
    finding: (key: string, message: string) => source.finding([...path, index, key], message),
  }));
}
