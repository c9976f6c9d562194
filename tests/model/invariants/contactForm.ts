import { contactProblems, type ContactDraft, type ContactLimits } from '@duneline/machines';
import type { Invariants } from '../moment.ts';

const isWhole = ({ draft, limits }: { readonly draft?: ContactDraft; readonly limits?: ContactLimits }) =>
  draft !== undefined && limits !== undefined && Object.keys(contactProblems(draft, limits)).length === 0;

export const contactForm: Invariants = {
  'one-key-one-message': ({ row, before, after }) =>
    after.context.key === before.context.key ||
    (row.example?.freshKey === after.context.key && (before.context.isAttempted === true || before.hasTag('sent'))),
  'sent-means-complete': ({ after }) => after.hasTag('editing') || (after.context.isAttempted === true && isWhole(after.context)),
  'nothing-is-lost': ({ row, before, after }) =>
    row.event === 'draft.change' || row.event === 'message.another' || after.context.draft === before.context.draft,
};
