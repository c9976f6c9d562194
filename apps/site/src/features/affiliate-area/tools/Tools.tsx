import { useState } from 'react';
import type { Affiliate } from '../readAffiliate.ts';
import { Banners } from './Banners.tsx';
import { Coupons } from './Coupons.tsx';
import { LinkBuilder } from './LinkBuilder.tsx';
import { Links } from './Links.tsx';

/** What an affiliate shares: links with campaigns and QR codes, coupon codes, banners. */
export function Tools({ affiliate }: { readonly affiliate: Affiliate }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <LinkBuilder affiliate={affiliate} onSaved={(id) => setExpanded(new Set([id]))} />
      <Links code={affiliate.code} expanded={expanded} onExpandedChange={setExpanded} />
      <Coupons affiliateId={affiliate.id} />
      <Banners code={affiliate.code} />
    </>
  );
}
