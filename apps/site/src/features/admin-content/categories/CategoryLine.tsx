import * as t from '@duneline/specs/messages/admin-categories';
import { Button, Inline, Link } from '@duneline/ui';
import { sectionPath } from '../../../lib/areas/areas.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import * as css from '../contentEditor.css.ts';
import { line } from './CategoryLine.css.ts';
import { nameOf } from './categoryDraft.ts';
import { categoryLanguages, type Category } from './categoryStore.ts';

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
    <span className={line}>
      <span className={css.rowText}>
        {categoryLanguages.map((language) => (
          <span key={language}>
            {texts[language] === null ? (
              <span className={css.quiet}>{language === 'ar' ? t.noArabic : t.noEnglish}</span>
            ) : (
              <bdi lang={language}>
                {texts[language].name} <span className={css.quiet}>{texts[language].description}</span>
              </bdi>
            )}
          </span>
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
    </span>
  );
}
