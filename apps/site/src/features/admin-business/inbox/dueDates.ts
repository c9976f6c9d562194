import { affiliate, contact, payouts, rules } from '@duneline/specs/site';
import type { MessageTopic } from '../messages/readMessages.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of the firm's clock, which has no daylight saving time. */
const OFFSET = Number.parseInt(rules.dayClose.utcOffset, 10) * HOUR;

/** A due date, and whether it is over. @param due ISO 8601 */
export const withDue = (due: string) => ({ due, isOverdue: Date.parse(due) < Date.now() });

/** When a payout should be sent, by the longest time that the rules promise. @param requested ISO 8601 */
export function computePayoutDue(requested: string): string {
  return new Date(Date.parse(requested) + payouts.processingHours.to * HOUR).toISOString();
}

/** When an application should be decided, as its applicant reads. @param applied ISO 8601 */
export const computeApplicationDue = (applied: string): string => addBusinessDays(applied, affiliate.reviewBusinessDays);

/** When a document should be reviewed. @param submitted ISO 8601 */
export const computeDocumentDue = (submitted: string): string => addBusinessDays(submitted, contact.targets.documentBusinessDays);

/** When a ticket should be answered. @param opened ISO 8601 */
export const computeTicketDue = (opened: string): string => addBusinessDays(opened, contact.targets.ticketBusinessDays);

/** When a visitor should be answered, by what /contact promises for the topic. @param received ISO 8601 */
export function computeMessageDue(topic: MessageTopic, received: string): string {
  const promised = contact.topics.find(({ id }) => id === topic);
  if (promised === undefined)
    throw new Error(`specs/site/contact.yaml has no topic "${topic}". Add it with its answerBusinessDays.`);
  return addBusinessDays(received, promised.answerBusinessDays);
}

/** The same time of day some business days later, Monday to Friday by the firm's clock. @param moment ISO 8601 */
export function addBusinessDays(moment: string, days: number): string {
  let time = Date.parse(moment);
  for (let left = days; left > 0;) {
    time += DAY;
    const weekday = new Date(time + OFFSET).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time).toISOString();
}
