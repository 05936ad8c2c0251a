import type { Configuration } from '../configuration/configuration.ts';
import { clockText, NEPAL_ZONE } from '../http/nepal-time.ts';
import { type Email, type EmailTemplate, emailText } from '../mail/email.ts';
import type { Sender } from '../mail/sender.ts';
import { type AppointmentRow, calendarOf, type Describer } from './describe-appointment.ts';
import { appointmentLink } from './links.ts';
import { describePlace } from './places.ts';

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
  const place = describePlace(service, row.place);
  return {
    reference: row.reference,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    placeName: place.name,
    placeAddress: place.address,
    purpose: row.purpose,
    timeZone: row.timeZone,
    sequence: String(row.sequence),
    note,
  };
};

/** When, in Nepal's time and in the visitor's where the clocks differ. */
function timeLines({ startsAt, timeZone }: Snapshot): string {
  const start = new Date(startsAt);
  const atOffice = clockText(start, NEPAL_ZONE);
  const own = timeZone ? clockText(start, timeZone) : atOffice;
  return `When: ${atOffice} (Kathmandu time)${own === atOffice ? '' : `\n      ${own} (${timeZone})`}`;
}

const facts = (snapshot: Snapshot) =>
  [
    timeLines(snapshot),
    `Where: ${[snapshot.placeName, snapshot.placeAddress].filter(Boolean).join(', ')}`,
    `About: ${snapshot.purpose}`,
    `Reference: ${snapshot.reference}`,
  ].join('\n');

const onlineHint = ({ placeAddress }: Snapshot) =>
  placeAddress
    ? []
    : ['Your counsellor sends the link for the video call to this address before the appointment.'];

const noteOf = ({ note }: Snapshot) => (note ? [`Your counsellor writes:\n${note}`] : []);

function build(
  context: { configuration: Configuration; sender: Sender },
  recipient: string,
  snapshot: Snapshot,
  email: { method: 'REQUEST' | 'CANCEL'; subject: string; paragraphs: readonly string[] },
): Email {
  return {
    subject: email.subject,
    text: emailText(...email.paragraphs),
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

const changeHint = (context: { configuration: Configuration }, { reference }: Snapshot) =>
  `To choose another time or to cancel, open this link:\n${appointmentLink(context, reference)}`;

const subjectTime = ({ startsAt }: Snapshot) => clockText(new Date(startsAt), NEPAL_ZONE);

/** After a booking. */
export const appointmentBookedEmail: EmailTemplate<Snapshot> = {
  kind: 'appointment-booked',
  build: (context, recipient, snapshot) =>
    build(context, recipient, snapshot, {
      method: 'REQUEST',
      subject: `Your appointment: ${subjectTime(snapshot)}`,
      paragraphs: [
        'Your appointment is booked.',
        facts(snapshot),
        ...onlineHint(snapshot),
        changeHint(context, snapshot),
      ],
    }),
};

/** After the visitor or staff moved the appointment. */
export const appointmentMovedEmail: EmailTemplate<Snapshot> = {
  kind: 'appointment-moved',
  build: (context, recipient, snapshot) =>
    build(context, recipient, snapshot, {
      method: 'REQUEST',
      subject: `Your appointment was moved: ${subjectTime(snapshot)}`,
      paragraphs: [
        'Your appointment has a new time.',
        ...noteOf(snapshot),
        facts(snapshot),
        ...onlineHint(snapshot),
        changeHint(context, snapshot),
      ],
    }),
};

/** After the visitor or staff cancelled the appointment. */
export const appointmentCancelledEmail: EmailTemplate<Snapshot> = {
  kind: 'appointment-cancelled',
  build: (context, recipient, snapshot) =>
    build(context, recipient, snapshot, {
      method: 'CANCEL',
      subject: `Your appointment was cancelled: ${subjectTime(snapshot)}`,
      paragraphs: [
        'Your appointment is cancelled.',
        ...noteOf(snapshot),
        facts(snapshot),
        `You can book another one at any time:\n${context.configuration.siteUrl}/book`,
      ],
    }),
};

export const appointmentEmails: readonly EmailTemplate[] = [
  appointmentBookedEmail,
  appointmentMovedEmail,
  appointmentCancelledEmail,
];
