import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="home" />
      <h1>home</h1>
    </>
  );
}
