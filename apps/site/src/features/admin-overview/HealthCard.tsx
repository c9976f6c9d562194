import * as t from '@duneline/specs/messages/account';
import { Badge, Button, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { readHealth, type PartId } from './readHealth.ts';
import * as css from './overview.css.ts';

const names: Readonly<Record<PartId, string>> = {
  database: t.healthDatabase,
  auth: t.healthAuth,
  storage: t.healthStorage,
  functions: t.healthFunctions,
  realtime: t.healthRealtime,
};

/** A response that takes longer counts as slow. */
const SLOW_MS = 2_000;

/** Whether each part of the backend answers, whether it is slow, and what was asked. */
export function HealthCard() {
  const id = useId();
  const { data, isFetching, refetch } = useQuery({ queryKey: ['health'], queryFn: readHealth, gcTime: 0 });
  return (
    <section aria-labelledby={id} aria-busy={isFetching} className={css.card}>
      <h2 id={id} className={css.title}>
        {t.healthTitle}
      </h2>
      <p className={css.text}>{t.healthText}</p>
      {data ? (
        <dl className={css.figures}>
          {data.map(({ id: part, request, ms }) => (
            <div key={part} className={css.figure}>
              <dt>{names[part]}</dt>
              <dd>
                <Health ms={ms} />
              </dd>
              <dd className={css.source} dir="ltr">
                {request}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton lines={3} />
      )}
      <div>
        <Button size="sm" isPending={isFetching} pendingLabel={t.healthAsking} onPress={() => void refetch()}>
          {t.healthAgain}
        </Button>
      </div>
    </section>
  );
}

function Health({ ms }: { readonly ms: number | null }) {
  if (ms === null) return <Badge tone="danger">{t.healthDown}</Badge>;
  if (ms > SLOW_MS) return <Badge tone="warning">{t.healthSlow({ seconds: Math.round(ms / 1000) })}</Badge>;
  return <Badge tone="success">{t.healthUp}</Badge>;
}
