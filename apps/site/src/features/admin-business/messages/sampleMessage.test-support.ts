import type { Message } from './readMessages.ts';

/** A message that nobody has answered. */
export const sampleMessage: Message = {
  id: '1',
  name: 'Hana Saleh',
  email: 'hana@mail.example',
  topic: 'press',
  status: 'new',
  received_at: '2026-03-01T09:00:00Z',
  message: 'May I use the picture?',
  answer: null,
  answered_by: null,
  answered_at: null,
  answerer: null,
};
