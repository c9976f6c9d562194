import type { Finding } from '../../finding.ts';
import type { ValuePath } from '../../yaml/source.ts';
import type { SiteFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, matchesIn, locateText } from '../SourceText.ts';

type Limits = NonNullable<SiteFacts['contact']>['limits'];

/** Other places that state a limit; the pattern's first group is the number. */
const limits: readonly {
  readonly at: ValuePath;
  readonly value: (said: Limits) => number;
  readonly patterns: readonly RegExp[];
}[] = [
  {
    at: ['name'],
    value: ({ name }) => name,
    patterns: [/contact_messages_name_length check \(length\(name\) between 1 and (\d+)\)/g],
  },
  {
    at: ['message', 'from'],
    value: ({ message }) => message.from,
    patterns: [/contact_messages_message_length check \(length\(message\) between (\d+)/g, /message: text\(\d+, (\d+)\)/g],
  },
  {
    at: ['message', 'to'],
    value: ({ message }) => message.to,
    patterns: [
      /contact_messages_message_length check \(length\(message\) between \d+ and (\d+)\)/g,
      /message: text\((\d+), \d+\)/g,
    ],
  },
  {
    at: ['perHour'],
    value: ({ perHour }) => perHour,
    patterns: [/when 'contact' then jsonb_build_object\('most', (\d+), 'seconds', 3600\)/g],
  },
];

/** The limits of the contact form equal those of its edge function and its table. */
export const contactForm: Rule = {
  name: 'contact-form',
  summary:
    'topics and limits in contact.yaml are those of the enum contact_topic, the checks of contact_messages, rate_limit and the edge function',
  find: ({ site: { contact }, yaml, migrations, functions, enums }) => {
    const source = yaml('site/contact');
    const topics = enums['contact_topic'];
    if (!source || !contact || !topics) return [];
    const said = contact.topics.map(({ id }) => id).join(', ');
    const place = locateText(migrations, 'create type public.contact_topic');
    const others =
      topics.join(', ') === said
        ? []
        : [conflictFinding(source.finding(['topics'], ''), `topics are ${said}`, place, topics.join(', '))];
    return [
      ...others,
      ...limits.flatMap(({ at, value, patterns }): Finding[] => {
        const path = ['limits', ...at];
        const expected = value(contact.limits);
        return patterns
          .flatMap((pattern) => [...matchesIn([...migrations, ...functions], pattern)])
          .filter(({ match }) => match[1] !== String(expected))
          .map(({ match, place: there }) =>
            conflictFinding(source.finding(path, ''), `${path.join('.')} is ${expected}`, there, String(match[1])),
          );
      }),
    ];
  },
};
