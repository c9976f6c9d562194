import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/copy-trading';
import { Steps } from '../../../lib/page/Steps.tsx';

/** The steps to register a team. */
export function TeamSteps() {
  return (
    <Steps
      steps={[
        { title: t.teamBuyTitle, text: t.teamBuy },
        { title: t.teamWriteTitle, text: t.teamWrite({ mail: brand.email.support }) },
        { title: t.teamConfirmTitle, text: t.teamConfirm },
        { title: t.teamTradeTitle, text: t.teamTrade },
      ]}
    />
  );
}
