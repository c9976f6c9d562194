import { SignUpFlow } from '../../features/sign-in/sign-up/SignUpFlow.tsx';
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-signup" />
      <SignInScreen>
        <SignUpFlow purpose="affiliate" />
      </SignInScreen>
    </>
  );
}
