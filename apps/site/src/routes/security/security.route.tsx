import { DataSafety } from '../../features/data-safety/DataSafety.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="security" />
      <DataSafety />
    </>
  );
}
