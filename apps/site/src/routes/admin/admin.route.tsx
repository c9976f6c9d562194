import { AdminConsole } from './AdminConsole.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="admin" />
      <AdminConsole />
    </>
  );
}
