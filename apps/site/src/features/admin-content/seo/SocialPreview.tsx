import * as t from '@duneline/specs/messages/admin-content';
import { brand } from '@duneline/specs/site';
import { Logo, Panel } from '@duneline/ui';
import { useState } from 'react';
import { cardPath } from '../../../lib/head/cardPath.ts';
import * as css from './seo.css.ts';

export interface SocialPreviewProps {
  readonly title: string;
  readonly description: string;
  /** The page's image, which the build draws. */
  readonly path: string;
}

/** The card of a link to the page in a chat or a social network. */
export function SocialPreview({ title, description, path }: SocialPreviewProps) {
  const [isMissing, setIsMissing] = useState(/[:*]/.test(path));
  return (
    <Panel title={t.seoSocialPreview}>
      <div className={css.card}>
        <div className={css.picture}>
          {isMissing ? (
            <span className={css.drawn}>
              <Logo name={brand.name} />
              <span dir="auto">{title}</span>
            </span>
          ) : (
            <img src={cardPath(path)} alt="" className={css.image} onError={() => setIsMissing(true)} />
          )}
        </div>
        <div className={css.words}>
          <span className={css.address}>{new URL(brand.url).host}</span>
          <span dir="auto" className={css.cardTitle}>
            {title}
          </span>
          <span dir="auto" className={css.resultText}>
            {description}
          </span>
        </div>
      </div>
    </Panel>
  );
}
