import { AdminConsole } from '../admin/AdminConsole.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** The same console at its second path (decisions.md). */
export function Component() {
  return (
    <>
      <Head routeId="crm-admin" />
      <AdminConsole />
    </>
  );
}
