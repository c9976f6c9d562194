import * as t from '@duneline/specs/messages/trader-payouts';
import { privacy } from '@duneline/specs/site';
import { DescriptionList } from '@duneline/ui';

const record = privacy.records.find(({ id }) => id === 'identity');

/** What is kept of an identity check, why, until when, and who sees it: the words of /security. */
export function DocumentKeeping() {
  if (!record) return null;
  return (
    <DescriptionList
      layout="blocks"
      items={[
        { id: 'what', label: t.keepWhat, value: record.what },
        { id: 'why', label: t.keepWhy, value: record.why },
        { id: 'until', label: t.keepUntil, value: record.until },
        { id: 'who', label: t.keepWho, value: t.keepWhoText },
      ]}
    />
  );
}
