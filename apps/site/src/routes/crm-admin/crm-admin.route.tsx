import { AdminConsole } from '../admin/AdminConsole.tsx';

/** The same console at its second path (spec §2). */
export function Component() {
  return <AdminConsole routeId="crm-admin" />;
}
