/** Issuers of the ID tokens that POST /token accepts, by provider. */
const issuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
  keycloak: 'https://keycloak.example/realms/main',
  snapchat: 'https://accounts.snapchat.com/accounts/oauth2/token',
  vercel_marketplace: 'https://marketplace.vercel.com',
};

/** The issuer of a provider's tokens; providers not listed above get a simulated issuer of their own. */
export function issuerOf(provider: string): string {
  return (Object.hasOwn(issuers, provider) ? issuers[provider] : undefined) ?? `https://${provider.replaceAll('_', '-')}.example`;
}

/** The provider of an issuer whose tokens POST /token accepts; Apple and Azure have several issuers. */
export function providerOfIssuer(issuer: string): string | undefined {
  if (issuer === 'https://account.apple.com') return 'apple';
  if (/^https:\/\/login\.microsoftonline\.com\/[^/]+\/v2\.0\/?$/.test(issuer)) return 'azure';
  return Object.keys(issuers).find((name) => issuers[name] === issuer);
}

/** Whether POST /token accepts ID tokens of a provider. */
export function hasIdTokens(provider: string): boolean {
  return Object.hasOwn(issuers, provider);
}
