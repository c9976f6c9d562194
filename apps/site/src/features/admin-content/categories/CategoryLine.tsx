import * as t from '@duneline/specs/messages/admin-categories';
import { Button, Inline, Link } from '@duneline/ui';
import { sectionPath } from '../../../lib/areas/areas.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import type { ArticleLanguage } from '../blog/articleStore.ts';
import * as css from '../contentEditor.css.ts';
import { nameOf } from './categoryForm.ts';
import { categoryLanguages, type Category, type CategoryText } from './categoryStore.ts';

export interface CategoryLineProps {
  readonly category: Category;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A category in the list: its texts in both languages, its articles, and what can be done with it. */
export function CategoryLine({ category, onEdit, onDelete }: CategoryLineProps) {
  const { slug, texts, articleCount: count } = category;
  const name = nameOf(category);
  return (
    <Inline gap={12} justify="space-between">
      <span className={css.rowText}>
        {categoryLanguages.map((language) => (
          <TextOrNone key={language} language={language} text={texts[language]} />
        ))}
      </span>
      <Inline gap={8}>
        <Link href={`${sectionPath('admin', 'blog')}?category=${slug}`} render={routerLink}>
          {t.articles({ count })}
        </Link>
        <Button size="sm" aria-label={t.editNamed({ name })} onPress={onEdit}>
          {t.edit}
        </Button>
        {count === 0 && (
          <Button size="sm" variant="danger" aria-label={t.deleteNamed({ name })} onPress={onDelete}>
            {t.remove}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}

export interface TextOrNoneProps {
  readonly language: ArticleLanguage;
  readonly text: CategoryText | null;
}

/** The name and the description of a category in a language, or that it has none. */
export function TextOrNone({ language, text }: TextOrNoneProps) {
  if (text === null) return <span className={css.quiet}>{language === 'ar' ? t.noArabic : t.noEnglish}</span>;
  return (
    <span>
      <bdi lang={language}>
        {text.name} <span className={css.quiet}>{text.description}</span>
      </bdi>
    </span>
  );
}
