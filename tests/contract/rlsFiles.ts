const tomas = 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03';

/** Files that the trader has uploaded into the private bucket on both sides; no document names them yet. */
export const uploaded = {
  persona: 'trader',
  owner: tomas,
  bucket: 'kyc',
  paths: ['permit.pdf', 'bill.pdf'].map((file) => `${tomas}/${file}`),
} as const;
