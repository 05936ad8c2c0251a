import type { Language } from 'shared-language';
import { clockText, NEPAL_ZONE } from '../http/nepal-time.ts';
import { type Email, type EmailContext, type EmailTemplate, emailText, siteAddress } from '../mail/email.ts';
import { type AppointmentRow, calendarOf, type Describer } from './describe-appointment.ts';
import { appointmentLink } from './links.ts';
import { describePlace } from './places.ts';
import { purposeOf } from './purposes.ts';
import { appointmentTexts } from './texts.ts';

/** The state of an appointment when its e-mail was queued: a later change has its own e-mail. */
type Snapshot = {
  reference: string;
  startsAt: string;
  endsAt: string;
  placeName: string;
  placeAddress: string;
  purpose: string;
  timeZone: string;
  sequence: string;
  /** A note of the staff member who made the change. Empty when the visitor made it. */
  note: string;
};

/** What an e-mail about an appointment is built from. */
export const snapshotOf = (service: Describer, row: AppointmentRow, note = ''): Snapshot => {
  const place = describePlace(service, row, row.language);
  return {
    reference: row.reference,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    placeName: place.name,
    placeAddress: place.address,
    purpose: purposeOf(service, row.purpose)[row.language],
    timeZone: row.timeZone,
    sequence: String(row.sequence),
    note,
  };
};

/** When, in Nepal's time and in the visitor's where the clocks differ. */
function timeLines({ startsAt, timeZone }: Snapshot, language: Language): string {
  const start = new Date(startsAt);
  const atOffice = clockText(start, NEPAL_ZONE, language);
  const own = timeZone ? clockText(start, timeZone, language) : atOffice;
  const { when } = appointmentTexts[language];
  return `${when(atOffice)}${own === atOffice ? '' : `\n      ${own} (${timeZone})`}`;
}

function facts(snapshot: Snapshot, language: Language): string {
  const { where, about, reference } = appointmentTexts[language];
  return [
    timeLines(snapshot, language),
    where([snapshot.placeName, snapshot.placeAddress].filter(Boolean).join(', ')),
    about(snapshot.purpose),
    reference(snapshot.reference),
  ].join('\n');
}

const onlineHint = ({ placeAddress }: Snapshot, language: Language) =>
  placeAddress ? [] : [appointmentTexts[language].videoLink];

const noteOf = ({ note }: Snapshot, language: Language) =>
  note ? [appointmentTexts[language].note(note)] : [];

type MailContext = Pick<EmailContext, 'configuration' | 'sender' | 'language'>;

function build(
  context: MailContext,
  recipient: string,
  snapshot: Snapshot,
  email: { method: 'REQUEST' | 'CANCEL'; subject: string; paragraphs: readonly string[] },
): Email {
  return {
    subject: email.subject,
    text: emailText(context.language, ...email.paragraphs),
    calendar: {
      method: email.method,
      content: calendarOf(context, {
        ...snapshot,
        method: email.method,
        email: recipient,
        sequence: Number(snapshot.sequence),
        startsAt: new Date(snapshot.startsAt),
        endsAt: new Date(snapshot.endsAt),
      }),
    },
  };
}

const changeHint = (context: MailContext, { reference }: Snapshot) =>
  appointmentTexts[context.language].change(appointmentLink(context, reference));

const subjectTime = ({ startsAt }: Snapshot, language: Language) =>
  clockText(new Date(startsAt), NEPAL_ZONE, language);

/** After a booking. */
export const appointmentBookedEmail: EmailTemplate<Snapshot> = {
  kind: 'appointment-booked',
  build: (context, recipient, snapshot) => {
    const { language } = context;
    const { booked, isBooked } = appointmentTexts[language];
    return build(context, recipient, snapshot, {
      method: 'REQUEST',
      subject: booked(subjectTime(snapshot, language)),
      paragraphs: [
        isBooked,
        facts(snapshot, language),
        ...onlineHint(snapshot, language),
        changeHint(context, snapshot),
      ],
    });
  },
};

/** After the visitor or staff moved the appointment. */
export const appointmentMovedEmail: EmailTemplate<Snapshot> = {
  kind: 'appointment-moved',
  build: (context, recipient, snapshot) => {
    const { language } = context;
    const { moved, isMoved } = appointmentTexts[language];
    return build(context, recipient, snapshot, {
      method: 'REQUEST',
      subject: moved(subjectTime(snapshot, language)),
      paragraphs: [
        isMoved,
        ...noteOf(snapshot, language),
        facts(snapshot, language),
        ...onlineHint(snapshot, language),
        changeHint(context, snapshot),
      ],
    });
  },
};

/** After the visitor or staff cancelled the appointment. */
export const appointmentCancelledEmail: EmailTemplate<Snapshot> = {
  kind: 'appointment-cancelled',
  build: (context, recipient, snapshot) => {
    const { language } = context;
    const { cancelled, isCancelled, bookAgain } = appointmentTexts[language];
    return build(context, recipient, snapshot, {
      method: 'CANCEL',
      subject: cancelled(subjectTime(snapshot, language)),
      paragraphs: [
        isCancelled,
        ...noteOf(snapshot, language),
        facts(snapshot, language),
        bookAgain(`${siteAddress(context)}/book`),
      ],
    });
  },
};

export const appointmentEmails: readonly EmailTemplate[] = [
  appointmentBookedEmail,
  appointmentMovedEmail,
  appointmentCancelledEmail,
];
