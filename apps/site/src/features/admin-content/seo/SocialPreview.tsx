import * as t from '@duneline/specs/messages/admin-content';
import { brand } from '@duneline/specs/site';
import { Logo, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import * as css from './seo.css.ts';

export interface SocialPreviewProps {
  readonly title: string;
  readonly description: string;
  /** Name of the object in the bucket; `null` for the card that the build draws. */
  readonly image: string | null;
}

/** The page as a chat or a social network shows a link to it. */
export function SocialPreview({ title, description, image }: SocialPreviewProps) {
  const address = useQuery({
    queryKey: ['media-address', image],
    queryFn: async () => {
      const client = await getClient();
      return image === null ? null : client.storage.from('media').getPublicUrl(image).data.publicUrl;
    },
    staleTime: Infinity,
  });
  return (
    <Panel title={t.seoSocialPreview}>
      <div className={css.card}>
        <div className={css.picture}>
          {address.data ? (
            <img src={address.data} alt="" className={css.image} />
          ) : (
            <span className={css.drawn}>
              <Logo name={brand.name} />
              <span dir="auto">{title}</span>
            </span>
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
