import * as t from '@duneline/specs/messages/copy-trading';
import { formatLots } from '../../../lib/format/formatLots.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { followers, leader } from '../copiedPositions.ts';

const largest = followers.at(-1) ?? leader;

/** Questions about copying, with text answers. */
export const copyQuestions = [
  { id: 'management', question: t.faqManagement, answer: t.faqManagementAnswer },
  {
    id: 'scale',
    question: t.faqScale,
    answer: t.faqScaleAnswer({
      lots: formatLots(leader.lots),
      lead: formatMoney(leader.sizeCents),
      copied: formatLots(largest.lots),
      size: formatMoney(largest.sizeCents),
    }),
  },
  { id: 'room', question: t.faqRoom, answer: t.faqRoomAnswer },
  { id: 'cost', question: t.faqCost, answer: t.faqCostAnswer },
  { id: 'paid', question: t.faqPaid, answer: t.faqPaidAnswer },
  { id: 'leave', question: t.faqLeave, answer: t.faqLeaveAnswer },
];
