import type { PayoutMethod } from '@duneline/machines';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Where a payout goes, as a trader or an affiliate types it. */
export interface Destination {
  /** The account's holder; banks refuse another name. */
  readonly holder: string;
  readonly iban: string;
  /** May be empty: many countries need none. */
  readonly bic: string;
  readonly upi: string;
  readonly network: Network;
  readonly wallet: string;
}

export const networks = ['USDT-TRC20', 'USDT-ERC20', 'Bitcoin'] as const;
export type Network = (typeof networks)[number];
export const networkNames: Readonly<Record<Network, string>> = {
  'USDT-TRC20': 'USDT (TRC-20)',
  'USDT-ERC20': 'USDT (ERC-20)',
  Bitcoin: 'Bitcoin',
};

export const payoutMethods: readonly PayoutMethod[] = ['Bank', 'UPI', 'Crypto'];

export type DestinationField = 'holder' | 'iban' | 'bic' | 'upi' | 'wallet';

export const emptyDestination: Destination = { holder: '', iban: '', bic: '', upi: '', network: 'USDT-TRC20', wallet: '' };

/** The fields of a method that cannot be right as they are. */
export function wrongFields(method: PayoutMethod, destination: Destination): readonly DestinationField[] {
  const { holder, iban, bic, upi, network, wallet } = destination;
  const checks: Readonly<Record<PayoutMethod, readonly (readonly [DestinationField, boolean])[]>> = {
    Bank: [
      ['holder', holder.trim().length >= 2 && holder.trim().length <= 70],
      ['iban', isValidIBAN(compactCode(iban))],
      ['bic', bic.trim() === '' || isValidBIC(compactCode(bic))],
    ],
    UPI: [['upi', isUpiAddress(upi.trim())]],
    Crypto: [['wallet', isWallet(network, wallet.trim())]],
  };
  return checks[method].flatMap(([field, isRight]) => (isRight ? [] : [field]));
}

/** The destination as the payout keeps it and people read it. */
export function writeDestination(method: PayoutMethod, { holder, iban, bic, upi, network, wallet }: Destination): string {
  if (method === 'UPI') return upi.trim();
  if (method === 'Crypto') return `${network} ${wallet.trim()}`;
  return [holder.trim(), compactCode(iban), compactCode(bic)].filter(Boolean).join(', ');
}

/** The destination that `writeDestination` wrote; `null` for anything else, such as an account whose middle is hidden. */
export function readDestination(method: PayoutMethod, written: string): Destination | null {
  const destination = { ...emptyDestination, ...partsOf(method, written) };
  return wrongFields(method, destination).length === 0 ? destination : null;
}

function partsOf(method: PayoutMethod, written: string): Partial<Destination> {
  if (method === 'UPI') return { upi: written };
  if (method === 'Crypto') {
    const network = networks.find((one) => written.startsWith(`${one} `));
    return network ? { network, wallet: written.slice(network.length + 1) } : {};
  }
  const [last = '', ...before] = written.split(', ').toReversed();
  // A holder's name may contain a comma; an IBAN and a BIC do not.
  const [iban = '', ...holder] = isValidIBAN(last) ? [last, ...before] : before;
  return { holder: holder.toReversed().join(', '), iban, bic: isValidIBAN(last) ? '' : last };
}

/** A destination as people compare it with their own papers: an IBAN in groups of four. */
export function showDestination(method: PayoutMethod, destination: Destination): string {
  const { holder, iban, bic } = destination;
  if (method !== 'Bank') return writeDestination(method, destination);
  return [holder.trim(), friendlyFormatIBAN(iban), compactCode(bic)].filter(Boolean).join(', ');
}

/** An IBAN or BIC in capitals, without spaces. */
export function compactCode(code: string): string {
  return electronicFormatIBAN(code) ?? '';
}

/** `name@bank`, as NPCI writes virtual payment addresses. */
function isUpiAddress(address: string): boolean {
  return /^[a-z0-9][a-z0-9.\-_]{1,254}@[a-z]{2,64}$/i.test(address);
}

const base58 = createBase58check(sha256);

/** Whether the address is one of the network: its checksum tells most typing mistakes. */
function isWallet(network: Network, address: string): boolean {
  if (network === 'USDT-ERC20') return /^0x[0-9a-f]{40}$/i.test(address);
  if (network === 'USDT-TRC20') return startsWith(address, [0x41]);
  return startsWith(address, [0x00, 0x05]) || isSegwit(address);
}

/** Whether it is 21 bytes in Base58Check, the first of which is one of these. */
function startsWith(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

function isSegwit(address: string): boolean {
  for (const [code, isVersion] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version > 0],
  ] as const) {
    const decoded = code.decodeUnsafe(address, 90);
    if (decoded?.prefix === 'bc' && isVersion(decoded.words[0] ?? -1)) return true;
  }
  return false;
}
