import { useLocation } from 'react-router-dom';
import type { SectionId } from './areas.ts';

export interface SectionAddress {
  /** The section's list: `/admin/orders`, `/affiliate-dashboard/support`. */
  readonly list: string;
  /** The section's id: `orders`. */
  readonly section: string;
  /** The record that is open, as its address names it: its number, or its id; `null` in the list. */
  readonly record: string | null;
  /** The address of the list of another section of the console, with its filters. */
  readonly listOf: (section: SectionId<'admin'>, filters?: Readonly<Record<string, string>>) => string;
  /** The address of a record of this section, or of another section of the console. */
  readonly addressOf: (record: string, section?: SectionId<'admin'>) => string;
}

/**
 * The section and the record in the page's address, `/<area>/<section>/<record>`.
 * @example useSectionAddress().addressOf('1042') // '/admin/orders/1042'
 */
export function useSectionAddress(): SectionAddress {
  const { pathname } = useLocation();
  const [, area = '', current = '', record = ''] = pathname.split('/');
  return {
    list: `/${area}/${current}`,
    section: current,
    record: record === '' ? null : decoded(record),
    listOf: (section, filters = {}) => {
      const search = new URLSearchParams(filters).toString();
      return `/${area}/${section}${search && `?${search}`}`;
    },
    addressOf: (one, section) => `/${area}/${section ?? current}/${encodeURIComponent(one)}`,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a single "%" in the address
  }
}
