import * as t from '@duneline/specs/messages/admin-content';
import { brand } from '@duneline/specs/site';
import { Alert, Panel, SegmentedControl } from '@duneline/ui';
import { useState } from 'react';
import * as css from './seo.css.ts';

export interface SearchPreviewProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isIndexable: boolean;
}

/** The page in a search result, on a desktop and on a phone. */
export function SearchPreview({ path, title, description, isIndexable }: SearchPreviewProps) {
  const [size, setSize] = useState<'desktop' | 'phone'>('desktop');
  const crumbs = path.split('/').filter(Boolean).join(' › ');
  return (
    <Panel
      title={t.seoSearchPreview}
      actions={
        <SegmentedControl
          aria-label={t.previewWidth}
          selectedKey={size}
          onSelectionChange={setSize}
          items={[
            { id: 'desktop', label: t.seoDesktop },
            { id: 'phone', label: t.seoPhone },
          ]}
        />
      }
    >
      {!isIndexable && <Alert tone="info" title={t.seoHidden} />}
      <div className={size === 'phone' ? css.phone : css.desktop}>
        <span className={css.site}>
          {brand.name}
          <bdi dir="ltr" className={css.address}>
            {brand.url}
            {crumbs && <span>{` › ${crumbs}`}</span>}
          </bdi>
        </span>
        <span dir="auto" className={css.resultTitle}>
          {title}
        </span>
        <span dir="auto" className={css.resultText}>
          {description}
        </span>
      </div>
    </Panel>
  );
}
