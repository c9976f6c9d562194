import { brand } from '@duneline/specs/site';
import type { Organization, WebSite, WithContext } from 'schema-dts';

/** The firm as a schema.org Organization; `home` is the absolute URL of the home page. */
export function organization(home: string): WithContext<Organization> {
  const [street, district] = brand.address;
  const { chat, messaging, images, video } = brand.hosts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${brand.url}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: home,
    logo: `${brand.url}/icon-512.png`,
    email: brand.email.support,
    telephone: brand.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street, district].filter(Boolean).join(', '),
      addressCountry: brand.country,
    },
    sameAs: [chat, messaging, images, video],
  };
}

/** Structured data of the whole site. */
export function webSite({ home, language }: { readonly home: string; readonly language: string }): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: home,
    inLanguage: language,
    publisher: { '@id': `${brand.url}/#organization` },
  };
}
