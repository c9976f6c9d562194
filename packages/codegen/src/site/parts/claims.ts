import { printValue } from '../../emit/printValue.ts';
import type { Finding } from '../../finding.ts';
import type { SitePart } from '../part.ts';
import type { Claim } from '../shapes/claims.ts';
import { shapesOf } from '../shapes.ts';
import { splitFigure } from './figure.ts';

type ClaimRow = Pick<Claim, 'value' | 'label' | 'scope' | 'source' | 'date'> & {
  readonly section: string;
  readonly subject: string;
};

/** `claims.yaml`: marketing figures, each with its scope, source and date. */
export const claimsPart: SitePart = {
  file: 'claims',
  compile: (source) => {
    const rows = Object.entries(source.value as Readonly<Record<string, ClaimRow>>);
    const seen = new Map<string, string>();
    const findings: Finding[] = [];
    for (const [id, { section, subject }] of rows) {
      const place = `${section}/${subject}`;
      const other = seen.get(place);
      if (other) {
        findings.push(
          source.findingAtKey(
            [id],
            `${id} and ${other} are two figures for "${subject}" in the section "${section}". Keep one, or move one to another section.`,
          ),
        );
      }
      seen.set(place, id);
    }
    return {
      facts: {
        claims: Object.fromEntries(
          rows.map(([id, { value, label, scope, source: origin, date }]): [string, Claim] => [
            id,
            { value, ...splitFigure(value), label, scope, source: origin, date, isSample: true },
          ]),
        ),
      },
      findings,
    };
  },
  print: ({ claims }) => ({
    'site/claims.gen.ts': `${shapesOf('claims')}export const claims = ${printValue(claims)} as const satisfies Readonly<Record<string, Claim>>;

export type ClaimId = keyof typeof claims;
`,
  }),
};
