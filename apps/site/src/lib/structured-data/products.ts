import { checkoutPath } from '@duneline/machines';
import { brand, catalogue, type Program } from '@duneline/specs/site';
import type { Offer, Product, WithContext } from 'schema-dts';

/** Structured data of every program on sale, with the price of each size. */
export function products({ home, image }: { readonly home: string; readonly image: string }): WithContext<Product>[] {
  const onSale = catalogue.programs.filter(({ isAvailable }) => isAvailable);
  return onSale.map((program) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.name} ${program.name}`,
    description: program.description,
    image,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: catalogue.currency,
      lowPrice: dollars(Math.min(...program.tiers.map(({ priceCents }) => priceCents))),
      highPrice: dollars(Math.max(...program.tiers.map(({ priceCents }) => priceCents))),
      offerCount: program.tiers.length,
      offers: program.tiers.map((tier): Offer => offer(program, tier, home)),
    },
  }));
}

function offer(program: Program, { id, index, label, priceCents }: Program['tiers'][number], home: string): Offer {
  return {
    '@type': 'Offer',
    sku: id,
    name: label,
    price: dollars(priceCents),
    priceCurrency: catalogue.currency,
    availability: 'https://schema.org/InStock',
    url: home.replace(/\/$/, '') + checkoutPath({ tier: index, type: program.id }),
    category: 'Simulated trading evaluation',
  };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
