import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Badge, Button, check, close, Panel, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import * as css from '../contentEditor.css.ts';
import { checkStructuredData } from './checkStructuredData.ts';

/** Checks the structured data of the published page; a pattern such as `/blog/:slug` has no page of its own. */
export function StructuredDataPanel({ path }: { readonly path: string }) {
  const isPattern = /[:*]/.test(path);
  const things = useQuery({
    queryKey: ['structured-data', path],
    queryFn: async () => checkStructuredData(await (await fetch(path)).text()),
    enabled: !isPattern,
  });
  return (
    <Panel title={t.structured} lead={t.structuredLead}>
      {isPattern && <p className={css.quiet}>{t.structuredPattern}</p>}
      {things.isLoading && <Skeleton lines={2} />}
      {things.isError && (
        <Alert
          tone="danger"
          title={t.structuredFailed}
          action={
            <Button size="sm" onPress={() => void things.refetch()}>
              {t.retry}
            </Button>
          }
        />
      )}
      {things.data?.length === 0 && <p className={css.quiet}>{t.structuredNone}</p>}
      {things.data && things.data.length > 0 && (
        <ul role="list" className={css.list}>
          {things.data.map(({ type, problems }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page may describe several things of a type
            <li key={`${type} ${index}`} className={css.row}>
              <span className={css.rowText}>
                <span>{type}</span>
                {problems.map((problem) => (
                  <span key={problem} className={css.quiet}>
                    {problem}
                  </span>
                ))}
              </span>
              <Badge tone={problems.length === 0 ? 'success' : 'danger'} icon={problems.length === 0 ? check : close}>
                {problems.length === 0 ? t.structuredValid : t.structuredInvalid}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
