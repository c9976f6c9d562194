import type { FunctionImplementation, Row } from '../../contract.ts';

const FACTORS: readonly unknown[] = ['totp', 'phone', 'webauthn'];

export const implementation: FunctionImplementation = (sql) => {
  const hasFactor = sql.claims?.['aal'] === 'aal2';
  const since = Math.floor(Date.parse(String(sql.call('now'))) / 1000) - 900;
  const amr = sql.claims?.['amr'];
  const proofs = (Array.isArray(amr) ? amr : []) as readonly Row[];
  return proofs.some(
    ({ method, timestamp }) => Number(timestamp) >= since && (hasFactor ? FACTORS.includes(method) : method === 'password'),
  );
};
