// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const contact = {
  topics: [
    { id: 'support', mailbox: 'support', answerBusinessDays: 1 },
    { id: 'affiliates', mailbox: 'affiliates', answerBusinessDays: 2 },
    { id: 'press', mailbox: 'press', answerBusinessDays: 1 },
    { id: 'privacy', mailbox: 'privacy', answerBusinessDays: 3 },
    { id: 'other', mailbox: 'support', answerBusinessDays: 2 },
  ],
  limits: { name: 80, message: { from: 10, to: 4000 }, perHour: 3 },
  targets: { ticketBusinessDays: 1, documentBusinessDays: 2 },
} as const;
