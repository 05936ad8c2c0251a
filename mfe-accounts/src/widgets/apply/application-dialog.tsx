import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { missingDocuments } from '../../application/choices.ts';
import { fieldLabels } from '../../application/field-labels.ts';
import { useApplicationRules } from '../../application/use-application-rules.ts';
import { documentGroups } from '../../files/document-groups.ts';
import { messages } from '../../messages.en.ts';
import { useOnline } from '../../waiting/use-online.ts';
import { useWaiting, useWaitingMarks } from '../../waiting/use-waiting.ts';
import type { ApplyDialogProps } from './apply-dialog-props.ts';
import { ApplyFrame } from './apply-frame.tsx';
import { ApplicationForm, type FormTab } from './form/application-form.tsx';
import { Failed, MissingDocuments, Sending, Sent } from './sending/outcome.tsx';
import { WaitingPanel, WentOut } from './sending/waiting-panel.tsx';
import { useApplication } from './use-application.ts';
import { useErrorTitle } from './use-error-title.ts';

/** The form of a logged-in visitor (APPLY-3, APPLY-8): Profile, Documents, then the outcome of sending. */
export function ApplicationDialog({ open, onClose, course, dialog, store }: ApplyDialogProps) {
  const idPrefix = useId();
  const application = useApplication(store, course, open);
  const { form, submission } = application;
  const { limits } = useApplicationRules(open);
  const [tab, setTab] = useState<FormTab>('profile');
  const [isAsking, setIsAsking] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isOnline = useOnline();
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const { waiting, isUnknown } = useWaitingFor(course.id);
  const [wasWaiting, setWasWaiting] = useState(false);
  const isWaiting = waiting !== null;
  const isIdle = submission.state === 'idle' && !isWaiting && !wasWaiting && !isUnknown;
  const isFormShown = isIdle && !isAsking;
  const { root, focusTab } = useTabFocus(isFormShown);
  const isSending = submission.state === 'sending';
  const { errors } = form.formState;

  useEffect(() => {
    if (isSending) setIsAsking(false);
    else setIsStopping(false);
  }, [isSending]);

  const { dismiss } = application;
  // The outcome is cleared on the next opening, not on closing: the dialog must not show the form while it fades out.
  useEffect(() => {
    if (!open) return;
    dismiss();
    setIsAsking(false);
    setTab('profile');
    setWasWaiting(false);
  }, [open, dismiss]);
  useEffect(() => {
    if (open && isWaiting) setWasWaiting(true);
  }, [open, isWaiting]);

  // What sends a waiting application must be here when the network goes.
  useEffect(() => {
    if (!open) return;
    import(/* webpackChunkName: "widget-waiting-applications" */ '../waiting-applications/index.tsx').catch(
      () => {},
    );
  }, [open]);

  const close = () => {
    if (isSending) {
      setIsStopping(true);
      return;
    }
    onClose();
  };
  const goTo = (next: FormTab) => {
    setTab(next);
    focusTab();
  };
  const wait = () =>
    void form.handleSubmit(async (values) => {
      const isStored = await application.sendWhenOnline(values);
      setHasNoRoom(!isStored);
      if (isStored) setIsAsking(false);
      else dismiss();
    })();
  const send = () => (isOnline ? void form.handleSubmit(application.submit)() : wait());
  const missing = missingDocuments({ test_type: form.watch('test_type') }, application.documents);
  const submitAll = form.handleSubmit(
    () => (missing.length > 0 ? setIsAsking(true) : send()),
    () => {
      setTab('profile');
      setAttempt((count) => count + 1);
    },
  );
  const onSubmit = (event: FormEvent) => {
    if (tab === 'documents') return void submitAll(event);
    // Enter in the first part goes to the second: an application is never sent before its documents were shown.
    event.preventDefault();
    goTo('documents');
  };
  const backToForm = () => {
    const problemsByName = submission.state === 'failed' ? submission.problems : {};
    dismiss();
    setIsAsking(false);
    const isNamed = (names: readonly string[]) => names.some((name) => problemsByName[name]);
    if (isNamed(Object.keys(fieldLabels))) setTab('profile');
    else if (isNamed(documentGroups.map(({ name }) => name))) setTab('documents');
    else return focusTab();
    application.showProblems(problemsByName);
    setAttempt((count) => count + 1);
  };

  const problems = {
    profile: listed(
      idPrefix,
      Object.keys(fieldLabels),
      (name) => errors[name as keyof typeof errors]?.message,
    ),
    documents: listed(
      idPrefix,
      documentGroups.map(({ name }) => name),
      (name) => application.groupProblems[name as keyof typeof application.groupProblems],
    ),
  };
  useErrorTitle(open && isFormShown && attempt > 0 && problems[tab].length > 0);

  return (
    <ApplyFrame dialog={dialog} open={open} onClose={close} title={messages.applyTitle(course.name)} size="l">
      {submission.state === 'sending' && (
        <Sending
          percent={submission.percent}
          files={submission.files}
          isStopping={isStopping}
          onStop={backToForm}
          onKeep={() => setIsStopping(false)}
        />
      )}
      {submission.state === 'sent' && <Sent submission={submission} courseId={course.id} onClose={close} />}
      {submission.state === 'failed' && (
        <Failed
          submission={submission}
          loginAddress={loginPath(`/course_details/${course.id}#apply`)}
          onRetry={backToForm}
          onWait={wait}
          onClose={close}
        />
      )}
      {submission.state === 'idle' && waiting && (
        <WaitingPanel
          application={waiting}
          drafts={store}
          onTakingBack={() => setWasWaiting(false)}
          onTakenBack={application.restoreAnew}
          onClose={close}
        />
      )}
      {submission.state === 'idle' && !isWaiting && wasWaiting && (
        <WentOut course={course.name} onClose={close} />
      )}
      {isIdle && isAsking && <MissingDocuments groups={missing} onSend={send} onBack={backToForm} />}
      {isFormShown && (
        <ApplicationForm
          ref={root}
          application={application}
          course={course}
          idPrefix={idPrefix}
          tab={tab}
          onTabChange={setTab}
          onTabButton={goTo}
          problems={problems}
          attempt={attempt}
          limits={limits}
          isOnline={isOnline}
          hasNoRoom={hasNoRoom}
          onSubmit={onSubmit}
        />
      )}
    </ApplyFrame>
  );
}

/** The application of the visitor for this course that waits for the network. `isUnknown`: there is one to be read. */
function useWaitingFor(courseId: number) {
  const { subject } = useSession();
  const marks = useWaitingMarks();
  const list = useWaiting(subject);
  const isMarked = marks.some(
    (mark) => mark.owner === subject && mark.courseId === courseId && mark.state !== 'sent',
  );
  return {
    waiting: list?.find((one) => one.courseId === courseId) ?? null,
    isUnknown: list === null && isMarked,
  };
}

/** Errors of the named fields, in the order of the form. */
function listed(idPrefix: string, names: readonly string[], messageOf: (name: string) => string | undefined) {
  return names.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ field: `${idPrefix}${name}`, message }] : [];
  });
}

/**
 * Focuses the selected tab, because the button that was pressed has been removed. Requests are counted, not noted and taken
 * back: React may skip a note that is taken back while a second press makes it again, and the focus would be lost.
 */
function useTabFocus(isFormShown: boolean) {
  const root = useRef<HTMLFormElement>(null);
  const [requests, setRequests] = useState(0);
  const answered = useRef(0);
  useLayoutEffect(() => {
    if (requests === answered.current || !isFormShown) return;
    answered.current = requests;
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [requests, isFormShown]);
  return { root, focusTab: () => setRequests((count) => count + 1) };
}
