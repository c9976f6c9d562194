import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../areas/areas.ts';
import { dashboardAddress, readDashboardQuery } from './dashboardAddress.ts';

const parse = (address: string) => readDashboardQuery(new URLSearchParams(address.split('?')[1]));

describe('the address of the dashboard', () => {
  it('keeps every screen and account', () => {
    const query = fc.record({
      view: fc.constantFrom(...sectionsOf('dashboard').map(({ id }) => id)),
      account: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(parse(dashboardAddress(one))).toEqual(one);
      }),
    );
  });

  it.each(['?view=admin', '?account=abc', '?account=-1', '?account=1.5', '?account='])('ignores %s', (search) => {
    expect(parse(`/dashboard${search}`)).toEqual({ view: 'overview', account: null });
  });
});
