import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { externalProviders } from './externalProviders.ts';

/** GET /.well-known/jwks.json */
export function jwks({ project }: AuthCall): Response {
  return json(200, { keys: project.tokens.publicKeys() }, { 'cache-control': 'public, max-age=600' });
}

/** GET /settings */
export function settings({ project: { auth } }: AuthCall): Response {
  const providers = externalProviders.map((name) => [name, auth.providers[name]?.isEnabled === true] as const);
  return json(200, {
    external: {
      anonymous_users: auth.isAnonymousEnabled,
      ...Object.fromEntries(providers),
      email: auth.isEmailEnabled,
      phone: auth.isPhoneEnabled,
      web3_ethereum: auth.web3Chains.includes('ethereum'),
      web3_solana: auth.web3Chains.includes('solana'),
    },
    disable_signup: auth.isSignupDisabled,
    mailer_autoconfirm: auth.isAutoConfirm,
    phone_autoconfirm: auth.isPhoneAutoConfirm,
    sms_provider: auth.isPhoneEnabled ? auth.smsProvider : '',
    saml_enabled: auth.isSamlEnabled,
    passkeys_enabled: false,
  });
}

/** GET /health */
export function health(): Response {
  const description = 'GoTrue is a user registration and authentication API';
  return json(200, { version: 'v2.180.0', name: 'GoTrue', description });
}
