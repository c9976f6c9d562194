import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import { addOnce } from '../../../lib/query/addOnce.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { toTag, type LinkDraft } from './linkDraft.ts';

/** The signed-in affiliate's links, the newest first. @throws {ServiceError} */
async function readLinks() {
  const client = await getClient();
  return dataOf(
    client
      .from('affiliate_links')
      .select('id, name, path, utm_source, utm_medium, utm_campaign, is_archived, created_at')
      .order('created_at', { ascending: false })
      .order('id'),
  );
}

export type AffiliateLink = Awaited<ReturnType<typeof readLinks>>[number];

export const useLinks = () => useQuery({ queryKey: tableKey('affiliate_links', 'all'), queryFn: readLinks });

/** Saves a link; sent again with the same id, it is one link. @throws {ServiceError} `23505` when another link has the name */
export async function saveLink(affiliateId: string, id: string, draft: LinkDraft): Promise<void> {
  const client = await getClient();
  const row = {
    id,
    affiliate_id: affiliateId,
    name: draft.name.trim(),
    path: draft.path,
    utm_source: toTag(draft.source),
    utm_medium: toTag(draft.medium),
    utm_campaign: toTag(draft.campaign),
  };
  await confirmChange(
    () => dataOf(client.from('affiliate_links').upsert(row, addOnce).select('id')),
    () => dataOf(client.from('affiliate_links').select('id').eq('id', id).maybeSingle()),
  );
}

/** Puts a link away or takes it back; an archived link still counts for whoever has it. @throws {ServiceError} */
export async function archiveLink(id: string, isArchived: boolean): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('affiliate_links').update({ is_archived: isArchived }).eq('id', id).select('id').single()),
    () => dataOf(client.from('affiliate_links').select('id').match({ id, is_archived: isArchived }).maybeSingle()),
  );
}
