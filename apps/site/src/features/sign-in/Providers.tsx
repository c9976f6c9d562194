import type { SocialProvider } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Button, Skeleton } from '@duneline/ui';
import { readProviders } from '../../lib/backend/signIn.ts';
import { usePublicQuery } from '../../lib/remote/usePublicQuery.ts';
import * as css from './sign-in.css.ts';

const names: Readonly<Record<SocialProvider, string>> = { apple: t.withApple, google: t.withGoogle };

/** The enabled providers; nothing if there are none. */
export function Providers({ onChoose }: { readonly onChoose: (provider: SocialProvider) => void }) {
  const { remote } = usePublicQuery(readProviders);
  if (remote.status === 'loading') return <ProvidersSkeleton />;
  if (remote.status !== 'ready' || remote.value.length === 0) return null;
  return (
    <section className={css.providers} aria-labelledby="providers">
      <h2 id="providers" className={css.or}>
        {t.providers}
      </h2>
      {remote.value.map((provider) => (
        <Button key={provider} isWide onPress={() => onChoose(provider)}>
          {names[provider]}
        </Button>
      ))}
    </section>
  );
}

/** Reserves the space of the buttons, so that the layout does not shift when they load. */
function ProvidersSkeleton() {
  return (
    <div className={css.waitingProviders} aria-hidden="true">
      <p className={css.or}>{t.providers}</p>
      {Object.keys(names).map((provider) => (
        <Skeleton key={provider} blockSize={44} />
      ))}
    </div>
  );
}
