import type { Rule } from '../Rule.ts';
import type { SourceLocation } from '../SourceText.ts';
import { conflictFinding, matchesIn, locateText } from '../SourceText.ts';

/** The payment logos on the pricing page equal the accepted payment methods. */
export const paymentMethods: Rule = {
  name: 'payment-methods',
  summary:
    'paymentMethods of the catalogue, the enum payment_method, PaymentMethod in OpenAPI and the list in checkout are the same',
  find: ({ site: { catalogue }, yaml, migrations, functions, documents, enums }) => {
    const source = yaml('site/catalogue');
    if (!source || !catalogue || enums['payment_method'] === undefined) return [];
    const others: (readonly [SourceLocation, readonly unknown[]])[] = [
      [locateText(migrations, 'create type public.payment_method'), enums['payment_method']],
      ...documents.flatMap((document) => {
        const listed = membersOf(document.value, ['components', 'schemas', 'PaymentMethod', 'enum']);
        return listed === undefined ? [] : [[document.finding(['components', 'schemas', 'PaymentMethod'], ''), listed] as const];
      }),
      ...[...matchesIn(functions, /const methods = \[([^\]]+)\]/g)].map(
        ({ match, place }) => [place, [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name)] as const,
      ),
    ];
    return others.flatMap(([place, methods]) =>
      methods.join() === catalogue.paymentMethods.join()
        ? []
        : [
            conflictFinding(
              source.finding(['paymentMethods'], ''),
              `paymentMethods are ${catalogue.paymentMethods.join(', ')}`,
              place,
              methods.join(', '),
            ),
          ],
    );
  },
};

function membersOf(value: unknown, path: readonly string[]): readonly unknown[] | undefined {
  let inner: unknown = value;
  for (const step of path) inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined;
  return Array.isArray(inner) ? inner : undefined;
}
