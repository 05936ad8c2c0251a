import type { DocumentGroup } from 'shared-api';
import { Link, useConfig, Widget } from 'shared-shell';
import { Alert, Button, Heading, langOf, ProgressBar, Stack, styled, Text } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { dayOf } from '../../../application/day-of.ts';
import type { FileProgress } from '../../../files/upload-progress.ts';
import { ButtonRow } from '../../../form/button-row.tsx';
import { messages } from '../../../messages.en.ts';
import { ClosingButtons } from './closing-buttons.tsx';
import type { Submission } from './use-submission.ts';

const Files = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: '.875rem',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: '1rem', overflowWrap: 'anywhere' },
  '& span:last-of-type': { flex: 'none' },
});
export function Sending({
  percent,
  files,
  isStopping,
  onStop,
  onKeep,
}: {
  percent: number;
  files: readonly FileProgress[];
  /** The visitor wants to close the dialog. Sending continues until it is confirmed. */
  isStopping: boolean;
  onStop: () => void;
  onKeep: () => void;
}) {
  return (
    <Focused part={isStopping ? 'question' : 'progress'}>
      <Text role="status">{messages.submitting}</Text>
      <ProgressBar value={percent} label={messages.sending} />
      <Text tone="slate">{messages.sentPart(percent)}</Text>
      {files.length > 0 && (
        <Files aria-label={messages.filesSent}>
          {files.map((file, index) => (
            <li key={index}>
              <span>{file.name}</span>
              <span>{file.percent === 100 ? messages.fileSent : messages.filePart(file.percent)}</span>
            </li>
          ))}
        </Files>
      )}
      {isStopping && (
        <Alert severity="warning" live="alert">
          <Stack gap={8}>
            <strong>{messages.stopSendingTitle}</strong>
            <span>{messages.stopSending}</span>
            <ButtonRow>
              <Button onClick={onStop}>{messages.stop}</Button>
              <Button variant="primary" onClick={onKeep}>
                {messages.keepSending}
              </Button>
            </ButtonRow>
          </Stack>
        </Alert>
      )}
    </Focused>
  );
}

/** The dialog is printed without header and footer of the site, which name the consultancy. */
const OnPaper = styled.p({ display: 'none', '@media print': { display: 'block' } });
const Received = styled.ul({ margin: 0, paddingInlineStart: '1.2rem', overflowWrap: 'anywhere' });

/** The receipt: what was received, who answers and when, and where to go next. */
export function Sent({
  submission,
  courseId,
  onClose,
}: {
  submission: Extract<Submission, { state: 'sent' }>;
  courseId: number;
  onClose: () => void;
}) {
  const { receipt, sentAt, documents, email, replyWorkingDays } = submission;
  const { brand } = useConfig();
  const name = brand.legalName ?? brand.name;
  return (
    <Focused>
      <OnPaper>
        <strong lang={langOf(name)}>{name}</strong>
        <br />
        {messages.sentOn(dayOf(sentAt))}
      </OnPaper>
      <Alert severity="success" live="alert">
        {messages.submitted}
      </Alert>
      {receipt && (
        <Text>
          <strong>{messages.receipt(receipt)}</strong>
        </Text>
      )}
      <section>
        <Heading level={3} size="s">
          {messages.nextTitle}
        </Heading>
        <Text>{messages.nextStep(email, replyWorkingDays)}</Text>
      </section>
      <section>
        <Heading level={3} size="s">
          {messages.documentsReceived}
        </Heading>
        {documents.length === 0 ? (
          <Text>{messages.noDocumentsReceived}</Text>
        ) : (
          <Received aria-label={messages.documentsReceived}>
            {documents.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </Received>
        )}
      </section>
      <ClosingButtons onClose={onClose} />
      {/* Last, because its code arrives while the buttons can be pressed. */}
      <Widget name="saved-courses" optional except={courseId} />
    </Focused>
  );
}

export function Failed({
  submission,
  loginAddress,
  onRetry,
  onWait,
  onClose,
}: {
  submission: Extract<Submission, { state: 'failed' }>;
  loginAddress: string;
  onRetry: () => void;
  /** The application is kept and sent when the network is there. */
  onWait: () => void;
  onClose: () => void;
}) {
  return (
    <Focused>
      <Alert severity="error">
        <Stack gap={8}>
          <span>{submission.message}</span>
          {submission.hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </Stack>
      </Alert>
      <Text tone="slate">{submission.needsLogin ? messages.formKeptForLogin : messages.formKept}</Text>
      {submission.isUnreached && (
        <Text>
          <strong>{messages.sendWhenOnline}:</strong> {messages.sendWhenOnlineExplained}
        </Text>
      )}
      <ButtonRow>
        <Button onClick={onClose}>{messages.close}</Button>
        {submission.needsLogin ? (
          <Button variant="primary" component={Link} to={loginAddress}>
            {messages.login}
          </Button>
        ) : (
          <Button variant={submission.isUnreached ? undefined : 'primary'} onClick={onRetry}>
            {messages.backToForm}
          </Button>
        )}
        {submission.isUnreached && (
          <Button variant="primary" onClick={onWait}>
            {messages.sendWhenOnline}
          </Button>
        )}
      </ButtonRow>
    </Focused>
  );
}

/** Asks about documents that are missing; they never block sending (C-34). */
export function MissingDocuments({
  groups,
  onSend,
  onBack,
}: {
  groups: readonly DocumentGroup[];
  onSend: () => void;
  onBack: () => void;
}) {
  return (
    <Focused>
      <Alert severity="warning" live="alert">
        {messages.missingDocuments(groups)}
      </Alert>
      <ButtonRow>
        <Button onClick={onBack}>{messages.goBack}</Button>
        <Button variant="primary" onClick={onSend}>
          {messages.sendAnyway}
        </Button>
      </ButtonRow>
    </Focused>
  );
}
