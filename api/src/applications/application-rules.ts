import type { FastifyInstance } from 'fastify';
import { ApplicationRules } from 'shared-api/schemas';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';

/** GET application-rules (ADD-4): the configured limits of an upload, which the form states before files are picked. */
export function addApplicationRules(app: FastifyInstance, { configuration }: Service): void {
  const { uploads, replyWorkingDays } = configuration;
  const rules: ApplicationRules = {
    max_files: uploads.maxFiles,
    max_file_bytes: uploads.maxFileBytes,
    max_total_bytes: uploads.maxTotalBytes,
    reply_working_days: replyWorkingDays,
  };
  resource(app, '/api/app/application-rules/', {
    GET: {
      description: {
        summary: 'Limits of an application and the time until it is answered',
        tag: 'Applications',
        specified: false,
        answer: ApplicationRules,
      },
      handler: (_request, reply) => sendJson(reply, rules),
    },
  });
}
