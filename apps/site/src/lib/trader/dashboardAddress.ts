/** The screens of the dashboard, in the order of its menu. */
export const views = ['overview', 'payouts', 'positions', 'what-if'] as const;
export type View = (typeof views)[number];

/** What the address of the dashboard asks for. */
export interface DashboardQuery {
  readonly view: View;
  /** The account's number; `null` for the first one. */
  readonly account: number | null;
}

const PATH = '/dashboard';

/** Reads `?view=` and `?account=`; anything unknown counts as absent. */
export function readDashboardQuery(search: URLSearchParams): DashboardQuery {
  const account = Number(search.get('account') ?? Number.NaN);
  return {
    view: views.find((one) => one === search.get('view')) ?? 'overview',
    account: Number.isSafeInteger(account) && account > 0 ? account : null,
  };
}

/** The address of a dashboard screen, in one spelling. */
export function dashboardAddress({ view, account }: DashboardQuery): string {
  const search = new URLSearchParams();
  if (view !== 'overview') search.set('view', view);
  if (account !== null) search.set('account', String(account));
  const text = search.toString();
  return text ? `${PATH}?${text}` : PATH;
}
