import { Link } from 'shared-shell';
import { Alert, Button, Heading, Stack, Text } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { messages } from '../../messages.en.ts';

export interface SentMessage {
  /** The number of the message; null when the API gave none. */
  id: number | null;
  /** Where its receipt goes; null when only the server knows. */
  email: string | null;
  /** Within how many working days staff answer; null when the API does not say. */
  days: number | null;
}

/** What was received and what happens next. */
export function MessageSent({
  sent: { id, email, days },
  onWriteAgain,
}: {
  sent: SentMessage;
  /** Shows the form again; absent where another address does. */
  onWriteAgain?: (() => void) | undefined;
}) {
  return (
    <Focused>
      <Alert severity="success" live="status">
        {messages.messageSent}
        {messages.fullStop} {id !== null && messages.messageNumber(id)}{' '}
        {email === null ? messages.receiptSentToYou : messages.receiptSent(email)}
      </Alert>
      <Heading level={2} size="m">
        {messages.whatNext}
      </Heading>
      <Text>
        {days === null ? messages.answerSoon : messages.answerWithin(days)} {messages.answerDays}
      </Text>
      <Text>{messages.noAnswer}</Text>
      <Stack row gap={12}>
        <Button variant="primary" component={Link} to="/book">
          {messages.bookInstead}
        </Button>
        {onWriteAgain ? (
          <Button onClick={onWriteAgain}>{messages.writeAgain}</Button>
        ) : (
          <Button component={Link} to="/contact">
            {messages.writeAgain}
          </Button>
        )}
      </Stack>
    </Focused>
  );
}
