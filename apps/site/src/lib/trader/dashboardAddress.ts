import { pathOf, sectionsOf, type SectionId } from '../areas/areas.ts';

/** A screen of the dashboard. */
export type View = SectionId<'dashboard'>;

const views = sectionsOf('dashboard').map(({ id }) => id);

/** The dashboard's URL parameters. */
export interface DashboardQuery {
  readonly view: View;
  /** The account's number; `null` for the first account. */
  readonly account: number | null;
}

const PATH = pathOf('dashboard');

/** Reads `?view=` and `?account=`; unknown values are ignored. */
export function readDashboardQuery(search: URLSearchParams): DashboardQuery {
  const account = Number(search.get('account') ?? Number.NaN);
  return {
    view: views.find((one) => one === search.get('view')) ?? 'overview',
    account: Number.isSafeInteger(account) && account > 0 ? account : null,
  };
}

/** The URL of a dashboard screen, in canonical form. */
export function dashboardAddress({ view, account }: DashboardQuery): string {
  const search = new URLSearchParams();
  if (view !== 'overview') search.set('view', view);
  if (account !== null) search.set('account', String(account));
  const text = search.toString();
  return text ? `${PATH}?${text}` : PATH;
}
