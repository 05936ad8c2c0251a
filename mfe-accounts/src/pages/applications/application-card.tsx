import type { Application } from 'shared-api';
import { Card, CardBody, Chip, Grid, Heading, Stack, styled, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { dayOf } from '../../application/day-of.ts';
import type { SentApplication } from '../../drafts/draft-store.ts';
import { messages } from '../../messages.en.ts';
import { Withdraw } from './withdraw.tsx';

const Timeline = styled.ol({
  listStyle: 'none',
  margin: 0,
  padding: '0 0 0 1rem',
  borderInlineStart: '3px solid var(--c-hairline)',
  display: 'grid',
  gap: '.5rem',
  // A dot per step; the latest is filled.
  '& li': { position: 'relative' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(-1rem - 7.5px)',
    top: '.5em',
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: '2px solid var(--c-primary)',
    background: 'var(--c-card)',
  },
  '& li:last-of-type::before': { background: 'var(--c-primary)' },
});
const tones = { offer: 'ok', declined: 'error', in_review: 'amber' } as const;

/** An application: receipt number, documents and status history. */
export function ApplicationCard({
  application,
  subject,
}: {
  application: Application;
  subject: string | null;
}) {
  const { id, status, history, documents } = application;
  const headingId = `application-${id}`;
  const isOpen = status === 'submitted' || status === 'in_review';
  return (
    <Card>
      <CardBody style={{ gap: '.75rem' }}>
        <Head
          id={headingId}
          course={application.preferred_course}
          university={application.preferred_university}
          about={sentLine(application.created_at, String(id))}
        />
        <div>
          <Chip tone={status in tones ? tones[status as keyof typeof tones] : undefined}>
            {messages.status}: {messages.statuses[status]}
          </Chip>
        </div>
        <Grid columns={[1, 2]}>
          <Documents names={documents.map(({ name }) => name)} />
          {history.length > 0 && (
            <section>
              <Heading level={3} size="s">
                {messages.history}
              </Heading>
              <Timeline>
                {history.map(({ status: step, at, note }) => (
                  <li key={`${step} ${at}`}>
                    <strong>{messages.statuses[step]}</strong> <time dateTime={at}>{dayOf(at)}</time>
                    {note && (
                      <Text size="s" style={{ whiteSpace: 'pre-line' }}>
                        <DataText>{note}</DataText>
                      </Text>
                    )}
                  </li>
                ))}
              </Timeline>
            </section>
          )}
        </Grid>
        {isOpen && <Withdraw application={application} subject={subject} focusAfter={`#${headingId}`} />}
      </CardBody>
    </Card>
  );
}

/** An application as far as this device knows it. */
export function SentCard({ sent }: { sent: SentApplication }) {
  return (
    <Card>
      <CardBody style={{ gap: '.75rem' }}>
        <Head
          course={sent.courseName}
          university={sent.universityName ?? null}
          about={sentLine(sent.sentAt, sent.receipt)}
        />
        <Documents names={sent.documents} />
      </CardBody>
    </Card>
  );
}

const sentLine = (sentAt: string | number | null, receipt: string | null): string => {
  const date = dayOf(sentAt);
  return [date && messages.sentOn(date), receipt && messages.receipt(receipt)].filter(Boolean).join(' · ');
};

/** Beginning of a card. */
export function Head({
  id,
  course,
  university,
  about,
  level = 2,
}: {
  /** Of its heading. */
  id?: string;
  course: string | null;
  university: string | null;
  /** When it was sent, or since when it waits. */
  about: string;
  /** Of its heading. */
  level?: 2 | 3;
}) {
  return (
    <div>
      <Heading id={id} level={level} size="s">
        <DataText>{course || messages.apply}</DataText>
      </Heading>
      {university && (
        <Text tone="slate">
          <DataText>{university}</DataText>
        </Text>
      )}
      <Text tone="muted" size="s">
        {about}
      </Text>
    </div>
  );
}

function Documents({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Text tone="slate">{messages.noDocumentsSent}</Text>;
  return (
    <section>
      <Heading level={3} size="s">
        {messages.documentsSent}
      </Heading>
      <Stack
        component="ul"
        gap={4}
        style={{ paddingInlineStart: '1.2rem', overflowWrap: 'anywhere', listStyle: 'disc' }}
      >
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </Stack>
    </section>
  );
}
