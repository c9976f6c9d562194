import * as t from '@duneline/specs/messages/admin-blog';
import { Alert, Button, Panel } from '@duneline/ui';
import { useMutation } from '@tanstack/react-query';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { languageNames } from '../list/languageNames.ts';
import { addTranslation, type ArticleLanguage } from './articleStore.ts';

export interface MissingTranslationProps {
  readonly language: ArticleLanguage;
  /** The article in the other language. */
  readonly sourceId: string;
  readonly onAdded: () => void;
}

/** In place of a language that an article does not have yet. */
export function MissingTranslation({ language, sourceId, onAdded }: MissingTranslationProps) {
  const add = useMutation({ mutationFn: () => addTranslation(sourceId, language), onSuccess: onAdded });
  return (
    <Panel title={languageNames[language]} lead={t.translationMissing}>
      <div>
        <Button isPending={add.isPending} pendingLabel={t.adding} onPress={() => add.mutate()}>
          {t.translationAdd}
        </Button>
      </div>
      {add.isError && (
        <Alert tone="danger" title={failureTitle(add.error, t.notAdded)}>
          {problemOf(add.error).text}
        </Alert>
      )}
    </Panel>
  );
}
