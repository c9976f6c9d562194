import * as business from '@duneline/specs/messages/admin-business';
import { unset } from '@duneline/specs/messages/admin-person';
import * as t from '@duneline/specs/messages/admin-review';
import { Badge, DescriptionList, Panel } from '@duneline/ui';
import { countryName } from '../../../lib/format/countryName.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import { isSameName } from './isSameName.ts';
import type { Evidence, ReviewedDocument } from './readDocument.ts';

interface AccountPanelProps extends Pick<Evidence, 'buyers'> {
  readonly document: ReviewedDocument;
}

/** What the owner's account says, to compare with the document. */
export function AccountPanel({ document: { owner, person, country }, buyers }: AccountPanelProps) {
  return (
    <Panel title={t.account}>
      <DescriptionList
        items={[
          { id: 'name', label: t.profileName, value: <PersonLink id={owner} name={person} /> },
          { id: 'country', label: business.country, value: country === null ? unset : countryName(country) },
          {
            id: 'buyers',
            label: t.orderNames,
            value: buyers.length === 0 ? t.ordersNone : <Buyers buyers={buyers} name={person} />,
          },
        ]}
      />
    </Panel>
  );
}

interface BuyersProps extends Pick<Evidence, 'buyers'> {
  /** The name in the profile. */
  readonly name: string | null;
}

/** The names on a person's orders; marked where they differ from the profile's. */
function Buyers({ buyers, name }: BuyersProps) {
  return (
    <ul className={css.valueLines}>
      {buyers.map((buyer) => (
        <li key={`${buyer.name} ${buyer.country}`}>
          {t.orderName({ name: isolateText(buyer.name), country: countryName(buyer.country) })}{' '}
          {name !== null && !isSameName(name, buyer.name) && <Badge tone="warning">{t.otherName}</Badge>}
        </li>
      ))}
    </ul>
  );
}
