import { AdminConsole } from './AdminConsole.tsx';

export function Component() {
  return <AdminConsole routeId="admin" />;
}
