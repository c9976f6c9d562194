import * as t from '@duneline/specs/messages/admin-categories';
import { Alert, Button, Dialog, FieldGroup, Form, TextField } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { isAddressTaken, type ArticleLanguage } from '../blog/articleStore.ts';
import { slugOf } from '../blog/slugOf.ts';
import { languageNames } from '../list/languageNames.ts';
import { categoryProblems, followTexts, MAX_LENGTH, nameOf, textsOf, trimTexts } from './categoryForm.ts';
import { TextOrNone } from './CategoryLine.tsx';
import {
  addCategory,
  categoryLanguages,
  changeCategory,
  type Category,
  type CategoryText,
  type CategoryTexts,
} from './categoryStore.ts';

const addressOf = (slug: string) => `/blog?category=${slug}`;

export interface CategoryDialogProps {
  /** The category to change; `null` adds one. */
  readonly category: Category | null;
  /** The category as it is now; `null` if somebody has deleted it. @default the same */
  readonly present?: Category | null;
  readonly onClose: () => void;
}

/** Adds a category or changes its texts, in both languages. */
export function CategoryDialog({ category, present = category, onClose }: CategoryDialogProps) {
  const queries = useQueryClient();
  const [texts, setTexts] = useState(() => textsOf(category));
  const [ownSlug, setOwnSlug] = useState<string | null>(category?.slug ?? null);
  const [checks, setChecks] = useState(0);
  const slug = ownSlug ?? slugOf(texts.en.name, MAX_LENGTH.slug);
  /** What the texts are compared with: somebody else may change them while they are edited. */
  const [seen, setSeen] = useState(category);
  const sending = useMutation({
    mutationFn: ({ from, to }: { readonly from: Category | null; readonly to: CategoryTexts }) =>
      from ? changeCategory(from, trimTexts(to)) : addCategory({ slug, texts: trimTexts(to) }),
    // Also after a refusal.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: tableKey('blog_categories') }),
        queries.invalidateQueries({ queryKey: tableKey('blog_posts', 'list') }),
      ]),
  });
  const isGone = category !== null && present === null;
  const isConflict = present !== null && sending.error instanceof ServiceError && sending.error.status === 409;
  const form = useRef<HTMLFormElement>(null);
  // After each check and each refusal, and never while typing.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  }, [checks, sending.error]);
  const problems = checks > 0 ? categoryProblems(slug, texts) : {};
  const isTaken = category === null && isAddressTaken(sending.error);
  const title = category ? t.changeTitle({ name: nameOf(category) }) : t.create;
  const change = (language: ArticleLanguage, changes: Partial<CategoryText>) => {
    if (!sending.isPending && !isConflict) sending.reset();
    setTexts({ ...texts, [language]: { ...texts[language], ...changes } });
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={t.close} isDismissable={false}>
      <Form
        validationBehavior="aria"
        ref={form}
        aria-label={title}
        onSubmit={() => {
          setChecks(checks + 1);
          if (Object.keys(categoryProblems(slug, texts)).length > 0) return;
          // Sent again after a conflict, it replaces what is shown as the present text.
          const to = isConflict ? followTexts(texts, textsOf(seen), textsOf(present)) : texts;
          const from = isConflict ? present : seen;
          setTexts(to);
          setSeen(from);
          sending.mutate({ from, to }, { onSuccess: onClose });
        }}
      >
        {isGone && <Alert tone="danger" title={t.gone} />}
        {isConflict && <PresentTexts category={present} />}
        {sending.isError && !isTaken && !isConflict && !isGone && (
          <Alert tone="danger" title={failureTitle(sending.error, t.notStored)}>
            {problemOf(sending.error).text}
          </Alert>
        )}
        {categoryLanguages.map((language) => (
          <FieldGroup key={language} legend={languageNames[language] ?? language}>
            <TextField
              label={t.name}
              lang={language}
              value={texts[language].name}
              maxLength={MAX_LENGTH.name}
              errorMessage={problems[`${language}.name`]}
              onChange={(name) => change(language, { name })}
            />
            <TextField
              label={t.description}
              lang={language}
              value={texts[language].description}
              maxLength={MAX_LENGTH.description}
              errorMessage={problems[`${language}.description`]}
              onChange={(description) => change(language, { description })}
            />
          </FieldGroup>
        ))}
        {category ? (
          <p>
            {t.addressFixed} <bdi dir="ltr">{addressOf(slug)}</bdi>
          </p>
        ) : (
          <TextField
            label={t.address}
            description={t.addressText({ address: isolateText(addressOf(slug)) })}
            value={slug}
            maxLength={MAX_LENGTH.slug}
            errorMessage={isTaken ? t.addressTaken : problems.slug}
            onChange={(text) => {
              if (!sending.isPending) sending.reset();
              setOwnSlug(text);
            }}
          />
        )}
        <Button type="submit" variant="primary" isDisabled={isGone} isPending={sending.isPending} pendingLabel={t.saving}>
          {category ? t.save : t.create}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What somebody else has written meanwhile. */
function PresentTexts({ category: { texts } }: { readonly category: Category }) {
  return (
    <Alert tone="warning" title={t.conflict}>
      <ul role="list">
        {categoryLanguages.map((language) => (
          <li key={language}>
            <TextOrNone language={language} text={texts[language]} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
