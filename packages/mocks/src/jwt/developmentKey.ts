/**
 * The embedded backend's PUBLIC development key, including the private part on purpose: anyone may sign with it, and no real
 * project must ever trust it. It is constant, so that sessions survive a reload of the page.
 */
export const embeddedDevelopmentKey = {
  kty: 'EC',
  crv: 'P-256',
  alg: 'ES256',
  kid: 'duneline-embedded-development-key',
  x: '01y_p3LM8z2fMugOg_rnjHq8x_wBUGxdeA3hIIR2gAo',
  y: 'ZwSdY3PSv7VLbTfPr99MPEaxbaaNzkU4q8COAugGsOc',
  d: '1jNbvB9WQ9HVE3o2KtlnqDQoOJeQzRYwYHBMwpJk8zg',
} as const;

/** The secret that signs the embedded backend's `anon` and `service_role` keys; as public as the key above. */
export const embeddedDevelopmentSecret = 'duneline-embedded-development-secret-known-to-everybody';
