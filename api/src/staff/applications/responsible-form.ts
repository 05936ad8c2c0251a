import type { FastifyRequest } from 'fastify';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import { handOver } from '../../applications/hand-over.ts';
import { html } from '../../http/html.ts';
import { recordId } from '../../http/request-url.ts';
import type { Service } from '../../http/service.ts';
import { type FormFields, formFieldsOf } from '../forms/form-fields.ts';
import { invalid, isInvalid, type Notice, refused } from '../forms/notice.ts';
import { options } from '../forms/options.ts';
import type { StaffSession } from '../session/staff-session.ts';

interface Responsible {
  applicationId: number;
  /** null: nobody. */
  responsible: StaffAccount | null;
}

/** Value of the field for nobody. */
const NOBODY = 'nobody';
/** Value for whoever sends the form: after a login in between, that is another one than who was shown it. */
const MYSELF = 'me';

/** The field of the page's form that has who is responsible when the page is shown. */
export const responsibleBefore = ({ responsible }: Responsible) =>
  html`<input type="hidden" name="responsible_before" value="${responsible?.id ?? NOBODY}">`;

const addressOf = ({ applicationId }: Responsible) => `/admin/applications/${applicationId}/responsible`;

/**
 * A button with which staff become responsible themselves; nothing for who is.
 * @param form id of the page's form
 */
export const takeOverButton = (shown: Responsible, session: StaffSession, form: string) =>
  shown.responsible?.id !== session.user.id &&
  html`<button class="plain" form="${form}" formaction="${addressOf(shown)}" formnovalidate name="responsible" value="${MYSELF}">Take over</button>`;

/** The part of the page's form that makes somebody else responsible, or nobody. */
export function handOverFields(
  shown: Responsible,
  staff: readonly StaffAccount[],
  session: StaffSession,
  { colleague }: FormFields,
  notice: Notice | undefined,
) {
  const others = staff.filter(({ id }) => id !== session.user.id && id !== shown.responsible?.id);
  const choices = [
    ...others.map(({ id, email }) => [String(id), email] as const),
    ...(shown.responsible ? [[NOBODY, 'Nobody'] as const] : []),
  ];
  return (
    choices.length > 0 &&
    html`<h2>Hand over</h2><div class="card"><label for="colleague">New responsible person</label><select id="colleague" name="colleague" required${invalid(isInvalid(notice, 'responsible'))}>${options([['', 'Please choose'], ...choices], colleague ?? '')}</select><p class="muted">Who gets it from you is told by email. The applicant does not see who is responsible.</p><p><button class="plain" formaction="${addressOf(shown)}">Hand over</button></p></div>`
  );
}

/**
 * Stores who is responsible. The form has who was it when the page was shown: a change that someone else made meanwhile
 * must be seen first.
 */
export async function submitResponsible(
  { database, wakeOutbox }: Service,
  request: FastifyRequest,
  { user }: StaffSession,
  applicationId: number,
): Promise<Notice> {
  const { colleague, responsible = colleague, responsible_before: before = NOBODY } = formFieldsOf(request);
  const to = responsible === MYSELF ? user.id : accountId(responsible);
  const from = accountId(before);
  if (to === undefined || from === undefined)
    return {
      ...refused('Please choose a member of staff. Nothing was changed.', 'responsible'),
      status: 400,
    };
  const result = await handOver(database, { applicationId, from, to, by: user });
  if (result.kind === 'notStaff')
    return refused('This is no account of staff, or not any more. Nothing was changed.', 'responsible');
  const name = result.responsible ?? 'nobody';
  if (result.kind === 'changedMeanwhile')
    return refused(
      result.isWished
        ? `This is so already: ${name} is responsible. Nothing was changed.`
        : `Somebody else has changed this meanwhile: ${name} is responsible now. You have changed nothing. Please check it again.`,
    );
  if (to === user.id) return { kind: 'ok', text: 'You are responsible for this application now.' };
  if (!result.isMailed) return { kind: 'ok', text: 'Nobody is responsible for this application now.' };
  wakeOutbox();
  return { kind: 'ok', text: `Responsible now: ${name}, who gets an email.` };
}

/** The account that a field names, null for nobody; undefined when it names none. */
function accountId(text: string | undefined): number | null | undefined {
  if (text === NOBODY) return null;
  return text === undefined ? undefined : (recordId(text) ?? undefined);
}
