import * as t from '@duneline/specs/messages/copy-trading';
import { Columns, Comparison, Heading } from '@duneline/ui';
import { belowHeader } from '../../../lib/page/belowHeader.css.ts';
import { copiedPositions } from '../copiedPositions.ts';
import { FormPicture } from './FormPicture.tsx';
import * as css from './TwoForms.css.ts';

const groups = [
  {
    id: 'before',
    label: t.beforeGroup,
    features: [
      { id: 'owner', label: t.owner, values: { solo: t.ownerSolo, team: t.ownerTeam } },
      { id: 'register', label: t.register, values: { solo: t.registerSolo, team: t.registerTeam } },
      { id: 'cost', label: t.cost, values: { solo: t.costNothing, team: t.costNothing } },
    ],
  },
  {
    id: 'trading',
    label: t.tradingGroup,
    features: [
      { id: 'opens', label: t.opens, values: { solo: t.opensSolo, team: t.opensTeam } },
      { id: 'decides', label: t.decides, values: { solo: t.decidesSolo, team: t.decidesTeam } },
      { id: 'paid', label: t.paid, values: { solo: t.paidSolo, team: t.paidTeam } },
    ],
  },
];
const plans = [
  { id: 'solo', name: t.soloTitle },
  { id: 'team', name: t.teamTitle },
];
const count = copiedPositions.length;

/** Copying between one's own accounts and in a team, as drawings and line by line. */
export function TwoForms() {
  return (
    <>
      <Columns gap={64}>
        <div className={css.form}>
          <Heading level={3}>{t.soloTitle}</Heading>
          <p>{t.solo}</p>
          <FormPicture owners="one" label={t.soloPicture({ count })} />
        </div>
        <div className={css.form}>
          <Heading level={3}>{t.teamTitle}</Heading>
          <p>{t.team}</p>
          <FormPicture owners="each" label={t.teamPicture({ count })} />
        </div>
      </Columns>
      <div className={`${css.compared} ${belowHeader}`}>
        <Comparison aria-label={t.formsCaption} plans={plans} groups={groups} />
      </div>
    </>
  );
}
