import type { MessageStatus } from 'shared-api/schemas';

export const messageStatusNames: Record<MessageStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  spam: 'Suspected spam',
};
