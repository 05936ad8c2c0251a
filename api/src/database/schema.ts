import type {
  ApplicationStatus,
  AppointmentStatus,
  DocumentGroup,
  MessageStatus,
  VerificationState,
} from 'shared-api/schemas';
import type { Language } from 'shared-language';
import { pgCore, sql } from './drizzle.ts';

const {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} = pgCore;

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** JSON stored as the text that is sent: lists are answered by joining the texts, without parsing them. */
const document = customType<{ data: string }>({ dataType: () => 'text' });

export const countries = pgTable('countries', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  document: document('document').notNull(),
});

export const interests = pgTable('interests', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  document: document('document').notNull(),
});

export const specializations = pgTable('specializations', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  document: document('document').notNull(),
});

export const universities = pgTable(
  'universities',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    countryId: integer('country_id').references(() => countries.id),
    document: document('document').notNull(),
    /** The newest row of `university_verifications`, as it is answered with the university and its courses. */
    verification: document('verification'),
    verificationState: text('verification_state').$type<VerificationState>(),
  },
  (table) => [index('universities_country').on(table.countryId)],
);

/** What staff found in the official register of a university's country: every check, the newest one counts. */
export const universityVerifications = pgTable(
  'university_verifications',
  {
    id: serial('id').primaryKey(),
    universityId: integer('university_id')
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    state: text('state').$type<VerificationState>().notNull(),
    register: text('register'),
    code: text('code'),
    url: text('url'),
    /** Day of the check, `2026-11-22`. */
    checkedOn: text('checked_on'),
    /** For staff only. */
    note: text('note').notNull().default(''),
    /** Who entered it; null for loaded data and removed accounts. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('university_verifications_university').on(table.universityId)],
);

/** Only the columns by which courses are found and sorted, because a search reads thousands of these rows. */
export const courses = pgTable(
  'courses',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** The name in the form that searches compare (see catalogue/spelling/search-text.ts). */
    nameFolded: text('name_folded').notNull(),
    /** Name, university, city, country, subject and level in the same form: the text that is searched. */
    searchFolded: text('search_folded').notNull(),
    universityId: integer('university_id').references(() => universities.id),
    countryId: integer('country_id').references(() => countries.id),
    interestId: integer('interest_id').references(() => interests.id),
    specializationId: integer('specialization_id').references(() => specializations.id),
    /** The annual fee as a number of its own currency; null when there is none or it cannot be read. */
    fee: doublePrecision('fee'),
    /** ISO 4217 code of the fee's currency; null when it is not known. */
    currency: text('currency'),
    deadline: text('deadline'),
    duration: doublePrecision('duration'),
  },
  (table) => [
    index('courses_search').using('gin', sql`search_folded gin_trgm_ops`),
    index('courses_university').on(table.universityId),
    index('courses_filters').on(table.countryId, table.interestId, table.specializationId),
    index('courses_interest').on(table.interestId),
    index('courses_specialization').on(table.specializationId),
    index('courses_fee').on(table.fee, table.id),
  ],
);

/** The records that are answered, read only for the courses of a page. */
export const courseDocuments = pgTable('course_documents', {
  id: integer('id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  document: document('document').notNull(),
  /** Further fields of the record that only course-info answers, because lists would be twice as large with them. */
  details: document('details'),
});

/** Every word of the searched texts, for correcting typing errors. Written together with the courses. */
export const vocabulary = pgTable('vocabulary', { word: text('word').primaryKey() });

export const scholarships = pgTable(
  'scholarships',
  {
    id: serial('id').primaryKey(),
    universityId: integer('university_id').references(() => universities.id),
    countryId: integer('country_id').references(() => countries.id),
    document: document('document').notNull(),
  },
  (table) => [
    index('scholarships_university').on(table.universityId),
    index('scholarships_country').on(table.countryId),
  ],
);

/** Pictures of imported records. */
export const pictures = pgTable('pictures', {
  /** `<hash of the content>.webp` */
  name: text('name').primaryKey(),
  contentType: text('content_type').notNull(),
  /** Base64. */
  content: text('content').notNull(),
});

export const events = pgTable('events', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  position: integer('position').notNull(),
  document: document('document').notNull(),
});

export const blogPosts = pgTable('blog_posts', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  position: integer('position').notNull(),
  /** As blog-list carries it. */
  listDocument: document('list_document').notNull(),
  document: document('document').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** Lower case: addresses that differ in case are one account. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<'user' | 'staff'>().notNull().default('user'),
    isActive: boolean('is_active').notNull().default(true),
    isVerified: boolean('is_verified').notNull().default(false),
    /**
     * Sign-ups with different passwords were made before the address was verified, and nobody knows which of them is the
     * owner's: no password is valid until the owner has chosen one by a mailed link.
     */
    passwordDisputed: boolean('password_disputed').notNull().default(false),
    /** Increased to end every session: tokens carry the version they were issued with. */
    sessionVersion: integer('session_version').notNull().default(0),
    /** The language of the site on which the account was last used: of e-mails that no call of its own causes. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** Refresh tokens by their id. One row per rotation; a family is one login. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    jti: text('jti').primaryKey(),
    family: text('family').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_user').on(table.userId)],
);

/** The last form that a login of the staff pages has sent, so that a second click is known in every process. */
export const staffForms = pgTable('staff_forms', {
  /** The login. */
  family: text('family').primaryKey(),
  /** Hash of its address and fields. */
  key: text('key').notNull(),
  sentAt: timestamptz('sent_at').notNull().defaultNow(),
  /** Requests with this form that have no answer yet. */
  underWay: integer('under_way').notNull(),
  /** What staff were told when it was stored. */
  confirmation: text('confirmation'),
});

/** Tokens of links in e-mails. Only the hash is stored; each works once. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('one_time_tokens_user').on(table.userId)],
);

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('event_registrations_once').on(table.eventId, table.userId)],
);

export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The client's key of this submission: the same key sent twice creates one application. */
    clientKey: text('client_key'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    testType: text('test_type').notNull(),
    overallScore: text('overall_score').notNull(),
    contact: text('contact').notNull(),
    address: text('address').notNull(),
    lastAcademicQualification: text('last_academic_qualification').notNull(),
    maritalStatus: text('marital_status').notNull(),
    preferredUniversity: text('preferred_university').notNull(),
    preferredCourse: text('preferred_course').notNull(),
    status: text('status').$type<ApplicationStatus>().notNull().default('submitted'),
    /** The member of staff who works on it; null: nobody yet, or the account was removed. */
    responsibleId: integer('responsible_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('applications_client_key').on(table.userId, table.clientKey),
    index('applications_status').on(table.status, table.id),
    index('applications_responsible').on(table.responsibleId, table.id),
  ],
);

export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    group: text('document_group').$type<DocumentGroup>().notNull(),
    position: integer('position').notNull(),
    /** The random name in the document store. */
    storageKey: text('storage_key').notNull(),
    originalName: text('original_name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('application_documents_application').on(table.applicationId),
    uniqueIndex('application_documents_key').on(table.storageKey),
  ],
);

export const applicationHistory = pgTable(
  'application_history',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text('status').$type<ApplicationStatus>().notNull(),
    note: text('note'),
    /** The member of staff who made the change; null for the applicant's, older entries and removed accounts. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('application_history_application').on(table.applicationId)],
);

/** What staff write about an application for each other. Applicants never get it with a call, only with a copy of their data. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Who wrote it; null for removed accounts. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('application_notes_application').on(table.applicationId)],
);

/** Who was made responsible for an application, by whom. No call answers it, as with `application_notes`. */
export const applicationHandOvers = pgTable(
  'application_hand_overs',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Who is responsible from then on; null for nobody and for removed accounts. */
    toId: integer('to_id').references(() => users.id, { onDelete: 'set null' }),
    /** Tells nobody from a removed account. */
    toNobody: boolean('to_nobody').notNull().default(false),
    /** Who made the change; null for removed accounts, and where the role of staff was taken away. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [
    index('application_hand_overs_application').on(table.applicationId),
    // Each is looked at when an account is removed.
    index('application_hand_overs_to').on(table.toId),
    index('application_hand_overs_user').on(table.userId),
  ],
);

/**
 * Changes that an account's devices sent. Rows of removed courses stay for a while, so that an older change of another
 * device does not bring them back. There is no foreign key on courses, because the catalogue is replaced as a whole and
 * lists must survive that.
 */
export const shortlistCourses = pgTable(
  'shortlist_courses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id').notNull(),
    isSaved: boolean('is_saved').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    note: text('note').notNull().default(''),
    notedAt: timestamptz('noted_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** The secret addresses at which calendars read the dates of an account. The address itself is calculated. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Grows with every new address; the earlier ones stop working. */
  version: integer('version').notNull().default(1),
  isOn: boolean('is_on').notNull().default(true),
});

/** Appointments with a counsellor, in a branch or online. */
export const appointments = pgTable(
  'appointments',
  {
    id: serial('id').primaryKey(),
    /** Eight letters and digits that people can read out. Not a secret. */
    reference: text('reference').notNull(),
    /** The client's key of this booking: the same key sent twice creates one appointment. */
    clientKey: text('client_key'),
    /** The account that was logged in when the appointment was booked. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Id of a branch of the content pack, or `online`. */
    place: text('place').notNull(),
    /** Name and address of the branch when it was booked, for when it leaves the content pack. Empty in older rows. */
    placeName: text('place_name').notNull().default(''),
    placeAddress: text('place_address').notNull().default(''),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contact: text('contact').notNull(),
    message: text('message').notNull(),
    /** The visitor's IANA time zone, for times in e-mails. Empty when unknown. */
    timeZone: text('time_zone').notNull(),
    /** The language of the visitor's e-mails. */
    language: text('language').$type<Language>().notNull().default('en'),
    status: text('status').$type<AppointmentStatus>().notNull().default('booked'),
    /** Grows with every change, as the SEQUENCE of the calendar file. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('appointments_reference').on(table.reference),
    uniqueIndex('appointments_client_key').on(table.clientKey),
    index('appointments_start').on(table.startsAt, table.place),
    index('appointments_user').on(table.userId),
    index('appointments_email').on(table.email),
  ],
);

/** Times at which staff take no appointments: holidays, closed days and single slots. */
export const appointmentClosures = pgTable(
  'appointment_closures',
  {
    id: serial('id').primaryKey(),
    /** Id of a branch, `online`, or null for everywhere. */
    place: text('place'),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('appointment_closures_start').on(table.startsAt)],
);

/** How many appointments a place takes at the same time, where staff have changed the configured number. */
export const appointmentCapacities = pgTable('appointment_capacities', {
  place: text('place').primaryKey(),
  capacity: integer('capacity').notNull(),
});

/** Messages of the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    /** The client's key of this message: the same key sent twice stores one message. */
    clientKey: text('client_key'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contact: text('contact').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status').$type<MessageStatus>().notNull().default('open'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contact_messages_client_key').on(table.clientKey),
    index('contact_messages_status').on(table.status, table.id),
  ],
);

/** Outbox of unsent e-mails. A request inserts a row in its transaction; a worker sends it and marks the row. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    /** Data of the e-mail as JSON; emptied when it has been sent. */
    payload: text('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
    /** When it was given up: the mail server refuses the recipient, or fails at this e-mail alone. */
    refusedAt: timestamptz('refused_at'),
    /** Why the last attempt failed, in words for staff. Null before the first failure and after the e-mail was sent. */
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Since when it waits: when it was written, or when staff last had it sent again. */
    queuedAt: timestamptz('queued_at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due').on(table.sentAt, table.nextAttemptAt),
    // Every page for staff counts the e-mails that were given up.
    index('outbox_given_up')
      .on(table.refusedAt)
      .where(sql`${table.sentAt} IS NULL AND ${table.refusedAt} IS NOT NULL`),
  ],
);

/** E-mails of the mailbox page, where no SMTP server is configured. */
export const mailbox = pgTable('mailbox', {
  id: serial('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** The attached calendar file. */
  calendar: text('calendar'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Attempts per key and window, for rate limits of all processes together. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').notNull(),
    windowStart: bigint('window_start', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Facts about the data itself, such as the catalogue's version. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The exchange rates of a publisher as last read, and when they are read again: one row for all processes. */
export const exchangeRates = pgTable('exchange_rates', {
  source: text('source').primaryKey(),
  /** Day of the rates in Nepal, `2026-11-22`; null until they have been read once. */
  day: text('day'),
  /** The rates as JSON text, each for one unit of its currency. */
  rates: text('rates'),
  fetchedAt: timestamptz('fetched_at'),
  /** Attempts since the last one that succeeded. */
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
});
