import type { SocialProvider } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Button } from '@duneline/ui';
import { readProviders } from '../../lib/backend/signIn.ts';
import { useQuery } from '../../lib/remote/useQuery.ts';
import * as css from './sign-in.css.ts';

const names: Readonly<Record<SocialProvider, string>> = { apple: t.withApple, google: t.withGoogle };

/** The enabled providers; nothing if there are none. */
export function Providers({ onChoose }: { readonly onChoose: (provider: SocialProvider) => void }) {
  const { remote } = useQuery(readProviders);
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
