import type { Rule } from '../Rule.ts';
import type { Place } from '../SourceText.ts';
import { contradiction, matchesIn, placeOf } from '../SourceText.ts';

/** The logos on the pricing page are the ways in which an order can be paid. */
export const paymentMethods: Rule = {
  name: 'payment-methods',
  summary:
    'paymentMethods of the catalogue, the enum payment_method, PaymentMethod in OpenAPI and the list in checkout are the same',
  find: ({ site: { catalogue }, yaml, migrations, functions, documents, enums }) => {
    const source = yaml('site/catalogue');
    if (!source || !catalogue || enums['payment_method'] === undefined) return [];
    const others: (readonly [Place, readonly unknown[]])[] = [
      [placeOf(migrations, 'create type public.payment_method'), enums['payment_method']],
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
            contradiction(
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
