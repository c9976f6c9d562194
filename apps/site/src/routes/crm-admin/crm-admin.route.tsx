import { AdminConsole } from '../admin/AdminConsole.tsx';

/** The same console at its second path (decisions.md). */
export function Component() {
  return <AdminConsole routeId="crm-admin" />;
}
