import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApplicationCreateAnswer, ApplicationFields, documentGroups } from 'shared-api/schemas';
import { type User, userOf } from '../accounts/authentication.ts';
import type { UploadLimits } from '../configuration/configuration.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { type CallDescription, resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { describeApplication } from './describe-applications.ts';
import { checkApplication } from './field-rules.ts';
import { type InsertedApplication, insertApplication } from './insert-application.ts';
import { readApplicationForm } from './upload/read-application-form.ts';
import type { StoredFile } from './upload/store-file.ts';

const fileProperties = Object.fromEntries(
  documentGroups.map((group) => [
    `${group}[0][file]`,
    {
      type: 'string',
      format: 'binary',
      description: `Further files of the group count on: ${group}[1][file], …`,
    },
  ]),
);

const describeCall = ({ maxFiles, maxFileBytes, maxTotalBytes }: UploadLimits): CallDescription => ({
  summary: 'Apply, with documents as {group}[{index}][file]',
  tag: 'Applications',
  body: ApplicationFields,
  multipart: {
    properties: {
      client_key: {
        type: 'string',
        description: 'Additive: the same key sent twice creates one application.',
      },
      ...fileProperties,
    },
    description: `jpg, jpeg, png or pdf; at most ${maxFiles} files of ${maxFileBytes} bytes, ${maxTotalBytes} bytes together.`,
  },
  answer: ApplicationCreateAnswer,
  answerStatus: 201,
  otherStatuses: { 200: 'The application that was sent with this client_key before.' },
});

/** POST application-create: a multipart form with documents. */
export function addApplicationCreate(app: FastifyInstance, service: Service): void {
  const description = describeCall(service.configuration.uploads);
  resource(
    app,
    '/api/app/application-create/',
    { POST: { description, handler: (request, reply) => createApplication(service, request, reply) } },
    { authenticated: true },
  );
}

async function createApplication(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const user = userOf(request);
  await countAttempt(service, { action: 'apply', key: String(user.id), attempts: 60, seconds: 3600 });
  const { application, isNew } = await receiveApplication(service, request, user);
  service.wakeOutbox();
  const { id, status } = application;
  const { documents } = await describeApplication(service.database.orm, application);
  return sendJson(
    reply,
    {
      id,
      status,
      message: 'Your documents were submitted successfully!',
      documents,
      reply_working_days: service.configuration.replyWorkingDays,
    },
    isNew ? 201 : 200,
  );
}

/** Stores an application with all its documents, or nothing: documents of a refused application are removed. */
async function receiveApplication(
  { database, documents, configuration }: Service,
  request: FastifyRequest,
  user: User,
): Promise<InsertedApplication> {
  const stored: StoredFile[] = [];
  let areFilesKept = false;
  try {
    const { fields, fileErrors } = await readApplicationForm(
      request,
      documents,
      stored,
      configuration.uploads,
    );
    const values = checkApplication(fields, fileErrors);
    const inserted = await database.transaction(({ orm }) =>
      insertApplication(orm, user, values, stored, languageOf(request)),
    );
    areFilesKept = inserted.isNew;
    return inserted;
  } finally {
    if (!areFilesKept && stored.length > 0) {
      await documents.remove(stored.map(({ storageKey }) => storageKey)).catch((error: unknown) => {
        request.log.warn({ err: error }, 'documents of a refused application not removed, the cleanup will');
      });
    }
  }
}
