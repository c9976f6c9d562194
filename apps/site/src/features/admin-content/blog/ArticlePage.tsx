import * as t from '@duneline/specs/messages/admin-blog';
import { Button, ErrorState, PageHeader, Skeleton } from '@duneline/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as frame from '../contentEditor.css.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { ArticleColumn } from './ArticleColumn.tsx';
import * as css from './ArticlePage.css.ts';
import { readTranslations } from './articleStore.ts';
import { MissingTranslation } from './MissingTranslation.tsx';
import { useCategories } from './useCategories.ts';

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog);

/** An article and its translation, each with its own draft, versions and publication. */
export function ArticlePage({ id }: { readonly id: string }) {
  const [isChanging, setIsChanging] = useState(false);
  const queries = useQueryClient();
  const translations = useQuery({ queryKey: tableKey('blog_posts', 'translations', id), queryFn: () => readTranslations(id) });
  const categories = useCategories();
  const failed = [translations, categories].find(({ isError }) => isError);
  if (failed) {
    return (
      <ErrorState title={t.notLoaded} action={<Button onPress={() => void failed.refetch()}>{t.retry}</Button>}>
        {problemOf(failed.error).text}
      </ErrorState>
    );
  }
  if (!translations.data || !categories.data) return <Skeleton lines={8} />;
  const { slug, ...ids } = translations.data;
  const reload = () => void queries.invalidateQueries({ queryKey: tableKey('blog_posts') });
  const startAgain = () => {
    queries.removeQueries({ queryKey: ['content-editor', 'blog_posts'] });
    reload();
  };
  return (
    <div className={frame.page}>
      <PageHeader
        above={<BackToList>{t.back}</BackToList>}
        title={t.article}
        lead={<bdi dir="ltr">/blog/{slug}</bdi>}
        actions={<Button onPress={() => setIsChanging(true)}>{t.addressChange}</Button>}
      />
      <div className={css.languages}>
        {(['en', 'ar'] as const).map((language) => {
          const own = ids[language];
          return own === null ? (
            <MissingTranslation key={language} language={language} sourceId={id} onAdded={reload} />
          ) : (
            // Another address is another version of the row, from which the editor starts again.
            <OpenedEditor key={`${own} ${slug}`} table="blog_posts" id={own}>
              {(opened) => (
                <ArticleColumn
                  id={own}
                  slug={slug}
                  language={language}
                  opened={opened}
                  categories={categories.data.filter((category) => category.language === language)}
                />
              )}
            </OpenedEditor>
          );
        })}
      </div>
      <Suspense fallback={null}>
        {isChanging && <AddressDialog slug={slug} onChanged={startAgain} onClose={() => setIsChanging(false)} />}
      </Suspense>
    </div>
  );
}
