/** Who signs the id_tokens of the providers whose tokens POST /token takes. */
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

/** Who signs the tokens of a provider; any other than those above is simulated under a name of its own. */
export function issuerOf(provider: string): string {
  return (Object.hasOwn(issuers, provider) ? issuers[provider] : undefined) ?? `https://${provider.replaceAll('_', '-')}.example`;
}

/** Whose tokens an issuer signs, where POST /token takes them: Apple and Azure have several. */
export function providerOfIssuer(issuer: string): string | undefined {
  if (issuer === 'https://account.apple.com') return 'apple';
  if (/^https:\/\/login\.microsoftonline\.com\/[^/]+\/v2\.0\/?$/.test(issuer)) return 'azure';
  return Object.keys(issuers).find((name) => issuers[name] === issuer);
}

/** Whether POST /token takes the id_tokens of a provider. */
export function hasIdTokens(provider: string): boolean {
  return Object.hasOwn(issuers, provider);
}
