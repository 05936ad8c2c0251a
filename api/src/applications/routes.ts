import { and, count as countOf, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  Application,
  ApplicationCreateAnswer,
  type ApplicationFieldName,
  ApplicationFields,
  paged,
} from 'shared-api/schemas';
import { type User, userOf } from '../accounts/authentication.ts';
import type { Orm } from '../database/database.ts';
import { applicationDocuments, applicationHistory, applications } from '../database/schema.ts';
import { emailField, type FieldRule, readFields } from '../http/body-fields.ts';
import { Refusal, refuse } from '../http/http-error.ts';
import { pageText, readPageRequest, resolvePage } from '../http/paging.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { pathOf, queryOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueLetter } from '../mail/outbox.ts';
import { describeApplications, moveApplication } from './describe-applications.ts';
import { canWithdraw } from './statuses.ts';
import { readForm, type StoredFile } from './upload/read-form.ts';

const tag = 'Applications';
const text: FieldRule = { allowBlank: true, trim: true, maxLength: 500 };

/** D2 §5: no rules are shown, so a field may stay empty; what is given must make sense. */
const rules: Record<ApplicationFieldName, FieldRule> & { client_key: FieldRule } = {
  first_name: text,
  last_name: text,
  email: { ...emailField, required: false, allowBlank: true },
  test_type: text,
  overall_score: text,
  contact: text,
  address: text,
  last_academic_qualification: text,
  marital_status: {
    ...text,
    check: (value) =>
      value === 'Yes' || value === 'No' ? null : `"${value.slice(0, 50)}" is not a valid choice.`,
  },
  preferred_university: text,
  preferred_course: text,
  client_key: {
    ...text,
    check: (value) =>
      /^[\w-]{8,100}$/.test(value) ? null : 'A client key has 8 to 100 letters, digits, - or _.',
  },
};

/** D2 §7 application-create, and the additive calls an applicant follows an application with. */
export function applicationRoutes(app: FastifyInstance, service: Service): void {
  const { database, documents, configuration } = service;
  const { publicUrl } = configuration;
  const authenticated = { authenticated: true };

  /** Stores an application with everything that came with it, or nothing: what is refused leaves no file behind. */
  async function receive(request: FastifyRequest, user: User): Promise<Submission> {
    const stored: StoredFile[] = [];
    let kept = false;
    try {
      const { fields, files, fileErrors } = await readForm(request, documents, stored);
      const values = collect(fields, fileErrors);
      const submission = await database.transaction(({ orm }) => record(orm, user, values, files));
      kept = submission.isNew;
      return submission;
    } finally {
      if (!kept && stored.length > 0) {
        await documents.remove(stored.map(({ storageKey }) => storageKey)).catch((error: unknown) => {
          request.log.warn({ err: error }, 'documents of a refused application not removed, the sweep will');
        });
      }
    }
  }

  resource(
    app,
    '/api/app/application-create/',
    {
      POST: {
        description: {
          summary: 'Apply, with documents as {group}[{index}][file]',
          tag,
          body: ApplicationFields,
          multipart: true,
          answer: ApplicationCreateAnswer,
          answerStatus: 201,
        },
        handler: async (request, reply) => {
          const user = userOf(request);
          await countAttempt(service, { action: 'apply', of: String(user.id), attempts: 60, seconds: 3600 });
          const { application, isNew } = await receive(request, user);
          service.mailIsDue();
          const { id, status } = application;
          return sendJson(
            reply,
            { id, status, message: 'Your documents were submitted successfully!' },
            isNew ? 201 : 200,
          );
        },
      },
    },
    authenticated,
  );

  const own = (request: FastifyRequest) => eq(applications.userId, userOf(request).id);

  async function find(request: FastifyRequest) {
    const { id } = request.params as { id: string };
    if (!/^\d{1,9}$/.test(id)) throw refuse.notFound();
    const [row] = await database.orm
      .select()
      .from(applications)
      .where(and(own(request), eq(applications.id, Number(id))));
    if (!row) throw refuse.notFound();
    return row;
  }

  resource(
    app,
    '/api/app/application-list/',
    {
      GET: {
        description: {
          summary: "The caller's applications, newest first",
          tag,
          specified: false,
          answer: paged(Application),
        },
        handler: async (request, reply) => {
          const query = queryOf(request);
          const asked = readPageRequest(query, 20);
          const [total] = await database.orm
            .select({ count: countOf() })
            .from(applications)
            .where(own(request));
          const count = Number(total?.count ?? 0);
          const page = resolvePage(asked, count);
          const rows = await database.orm
            .select()
            .from(applications)
            .where(own(request))
            .orderBy(desc(applications.id))
            .limit(asked.size)
            .offset((page - 1) * asked.size);
          const records = (await describeApplications(database.orm, rows)).map((record) =>
            JSON.stringify(record),
          );
          return sendJson(
            reply,
            pageText({ publicUrl, path: pathOf(request), query, request: asked, count, documents: records }),
          );
        },
      },
    },
    authenticated,
  );

  resource(
    app,
    '/api/app/application-info/:id',
    {
      GET: {
        description: {
          summary: "One of the caller's applications, with documents and history",
          tag,
          specified: false,
          answer: Application,
        },
        handler: async (request, reply) =>
          sendJson(reply, (await describeApplications(database.orm, [await find(request)]))[0]),
      },
    },
    authenticated,
  );

  resource(
    app,
    '/api/app/application-withdraw/:id/',
    {
      POST: {
        description: {
          summary: 'Withdraw an application that is not decided yet',
          tag,
          specified: false,
          answer: Application,
        },
        handler: async (request, reply) => {
          const row = await find(request);
          const moved =
            canWithdraw(row.status) &&
            (await database.transaction(({ orm }) => moveApplication(orm, row, 'withdrawn', null)));
          if (!moved) throw refuse.badRequest({ detail: 'This application can no longer be withdrawn.' });
          return sendJson(reply, (await describeApplications(database.orm, [await find(request)]))[0]);
        },
      },
    },
    authenticated,
  );
}

interface Submission {
  application: typeof applications.$inferSelect;
  /** False when this client key has been used before: the earlier application is answered. */
  isNew: boolean;
}

async function record(
  orm: Orm,
  user: User,
  values: Record<keyof typeof rules, string>,
  files: readonly StoredFile[],
): Promise<Submission> {
  const [made] = await orm
    .insert(applications)
    .values({
      userId: user.id,
      clientKey: values.client_key || null,
      firstName: values.first_name,
      lastName: values.last_name,
      email: values.email,
      testType: values.test_type,
      overallScore: values.overall_score,
      contact: values.contact,
      address: values.address,
      lastAcademicQualification: values.last_academic_qualification,
      maritalStatus: values.marital_status || 'No',
      preferredUniversity: values.preferred_university,
      preferredCourse: values.preferred_course,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const sameKey = and(eq(applications.userId, user.id), eq(applications.clientKey, values.client_key));
    const [earlier] = await orm.select().from(applications).where(sameKey);
    return { application: earlier!, isNew: false };
  }
  if (files.length > 0) {
    const rows = files.map(({ index, ...file }) => ({ ...file, applicationId: made.id, position: index }));
    await orm.insert(applicationDocuments).values(rows);
  }
  await orm.insert(applicationHistory).values({ applicationId: made.id, status: 'submitted' });
  await queueLetter(orm, 'application-received', user.email, {
    id: String(made.id),
    course: made.preferredCourse,
  });
  return { application: made, isNew: true };
}

/** Field problems and file problems in one answer, with one sentence the dialog can show as `detail` (D2 §8). */
function collect(fields: Record<string, string>, fileErrors: Record<string, object[]>) {
  let values: Record<keyof typeof rules, string> | undefined;
  let errors: Record<string, unknown> = {};
  try {
    values = readFields({ ...fields }, rules);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    errors = error.body as Record<string, unknown>;
  }
  const all = { ...errors, ...fileErrors };
  if (!values || Object.keys(fileErrors).length > 0)
    throw refuse.badRequest({ ...all, detail: sentence(all) });
  return values;
}

/** "academic_documents 2: The submitted file is empty." */
function sentence(errors: Record<string, unknown>): string {
  const [name, value] = Object.entries(errors)[0] ?? ['', ''];
  const label = name.replaceAll('_', ' ');
  const items = value as (string | { file?: string[] })[];
  const index = items.findIndex((item) => typeof item === 'string' || item.file);
  const item = items[index];
  return typeof item === 'string'
    ? `${label}: ${item}`
    : `${label}, file ${index + 1}: ${item?.file?.[0] ?? 'cannot be read.'}`;
}
