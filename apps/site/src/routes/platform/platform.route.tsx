import { TradingPlatform } from '../../features/trading-platform/TradingPlatform.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="platform" />
      <TradingPlatform />
    </>
  );
}
