import * as t from '@duneline/specs/messages/admin-blog';
import { Alert, Button, Dialog, SegmentedControl, Select, Stack, TextField } from '@duneline/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { languageNames } from '../list/languageNames.ts';
import { isSlug } from './articleFields.ts';
import { addArticle, isAddressTaken, readOwnName, type ArticleLanguage } from './articleStore.ts';
import { slugOf } from './slugOf.ts';
import { useCategories } from './useCategories.ts';

const languages = (['en', 'ar'] as const).map((id) => ({ id, label: languageNames[id] ?? id }));

/** Creates an article from the fields that the database requires, and opens it. */
export function NewArticleDialog({ onClose }: { readonly onClose: () => void }) {
  const { search } = useLocation();
  const { addressOf } = useSectionAddress();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [language, setLanguage] = useState<ArticleLanguage>('en');
  const [title, setTitle] = useState('');
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [categorySlug, setCategorySlug] = useState<string | null>(null);
  const [ownAuthor, setOwnAuthor] = useState<string | null>(null);
  const [role, setRole] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const categories = useCategories();
  const name = useQuery({
    queryKey: ['own-name'],
    queryFn: async () => {
      const person = await readPerson();
      return person === null ? '' : readOwnName(person.id);
    },
  });
  const author = ownAuthor ?? name.data ?? '';
  const slug = ownSlug ?? slugOf(title, 80);
  const own = categories.data?.filter((one) => one.language === language) ?? [];
  const category = own.find((one) => one.slug === categorySlug);
  const add = useMutation({
    mutationFn: addArticle,
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: tableKey('blog_posts') });
      onClose();
      void navigate(addressOf(id) + search);
    },
  });
  const missing = (isGiven: boolean, problem: string) => (isAsked && !isGiven ? problem : undefined);
  const isTaken = isAddressTaken(add.error);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.newArticle}
      closeLabel={t.close}
      isDismissable={false}
      actions={
        <Button
          variant="primary"
          isPending={add.isPending}
          pendingLabel={t.adding}
          onPress={() => {
            setIsAsked(true);
            if (title.trim() === '' || !isSlug(slug) || !category || author.trim() === '' || role.trim() === '') return;
            const names = { author_name: author.trim(), author_role: role.trim() };
            add.mutate({ language, slug, title: title.trim(), category_id: category.id, ...names });
          }}
        >
          {t.add}
        </Button>
      }
    >
      <Stack gap={16}>
        <SegmentedControl aria-label={t.language} items={languages} selectedKey={language} onSelectionChange={setLanguage} />
        <TextField
          label={t.titleField}
          value={title}
          maxLength={90}
          errorMessage={missing(title.trim() !== '', t.problemTitle)}
          onChange={setTitle}
        />
        <TextField
          label={t.address}
          description={t.addressText({ address: slug })}
          value={slug}
          maxLength={80}
          errorMessage={isTaken ? t.addressTaken : missing(isSlug(slug), t.addressForm)}
          onChange={(text) => {
            add.reset();
            setOwnSlug(text);
          }}
        />
        <Select
          label={t.category}
          placeholder={t.categoryChoose}
          items={own.map((one) => ({ id: one.slug, label: one.name }))}
          value={category?.slug ?? null}
          errorMessage={missing(category !== undefined, t.categoryNone)}
          onChange={setCategorySlug}
        />
        <TextField
          label={t.author}
          value={author}
          maxLength={80}
          errorMessage={missing(author.trim() !== '', t.authorEmpty)}
          onChange={setOwnAuthor}
        />
        <TextField
          label={t.authorRole}
          value={role}
          maxLength={80}
          errorMessage={missing(role.trim() !== '', t.roleEmpty)}
          onChange={setRole}
        />
        {(categories.isError || (add.isError && !isTaken)) && (
          <Alert tone="danger" title={categories.isError ? t.categoriesUnread : failureTitle(add.error, t.notAdded)}>
            {problemOf(categories.error ?? add.error).text}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
