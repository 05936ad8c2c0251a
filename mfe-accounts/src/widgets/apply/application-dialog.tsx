import { type FormEvent, useEffect, useState } from 'react';
import { loginPath } from 'shared-shell/login-path';
import { missingDocuments } from '../../application/choices.ts';
import { useApplicationRules } from '../../application/use-application-rules.ts';
import { messages } from '../../messages.en.ts';
import { useOnline } from '../../waiting/use-online.ts';
import type { ApplyDialogProps } from './apply-dialog-props.ts';
import { ApplyFrame } from './apply-frame.tsx';
import { ApplicationForm } from './form/application-form.tsx';
import { useFormParts } from './form/use-form-parts.ts';
import { Failed, MissingDocuments, Sending, Sent } from './sending/outcome.tsx';
import { useWaitingFor } from './sending/use-waiting-for.ts';
import { WaitingPanel, WentOut } from './sending/waiting-panel.tsx';
import { useApplication } from './use-application.ts';
import { useErrorTitle } from './use-error-title.ts';

/** The form of a logged-in visitor (APPLY-3, APPLY-8): Profile, Documents, then the outcome of sending. */
export function ApplicationDialog({ open, onClose, course, dialog, store }: ApplyDialogProps) {
  const application = useApplication(store, course, open);
  const { form, submission, dismiss } = application;
  const { limits } = useApplicationRules(open);
  const [isAsking, setIsAsking] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const isOnline = useOnline();
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const { waiting, isUnknown, wentOut, takeBack } = useWaitingFor(course.id, open);
  const isSending = submission.state === 'sending';
  const isIdle = submission.state === 'idle' && !waiting && !wentOut && !isUnknown;
  const isFormShown = isIdle && !isAsking;
  const parts = useFormParts(application, isFormShown);
  const { setTab } = parts;
  useErrorTitle(open && isFormShown && parts.hasErrors);
  useSenderOfWaiting(open);

  useEffect(() => {
    if (isSending) setIsAsking(false);
    else setIsStopping(false);
  }, [isSending]);

  // The outcome is cleared on the next opening, not on closing: the dialog must not show the form while it fades out.
  useEffect(() => {
    if (!open) return;
    dismiss();
    setIsAsking(false);
    setTab('profile');
  }, [open, dismiss, setTab]);

  const close = () => (isSending ? setIsStopping(true) : onClose());
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
    () => parts.showWrong('profile'),
  );
  const onSubmit = (event: FormEvent) => {
    if (parts.tab === 'documents') return void submitAll(event);
    // Enter in the first part goes to the second: an application is never sent before its documents were shown.
    event.preventDefault();
    parts.goTo('documents');
  };
  const backToForm = () => {
    dismiss();
    setIsAsking(false);
    parts.returnWith(submission.state === 'failed' ? submission.problems : {});
  };

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
          onTakingBack={takeBack}
          onTakenBack={application.restoreAnew}
          onClose={close}
        />
      )}
      {submission.state === 'idle' && wentOut && <WentOut course={course.name} onClose={close} />}
      {isIdle && isAsking && <MissingDocuments groups={missing} onSend={send} onBack={backToForm} />}
      {isFormShown && (
        <ApplicationForm
          application={application}
          parts={parts}
          course={course}
          limits={limits}
          isOnline={isOnline}
          hasNoRoom={hasNoRoom}
          onSubmit={onSubmit}
        />
      )}
    </ApplyFrame>
  );
}

/** Loads what sends a waiting application: it must be here when the network goes. */
function useSenderOfWaiting(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    import(/* webpackChunkName: "widget-waiting-applications" */ '../waiting-applications/index.tsx').catch(
      () => {},
    );
  }, [isOpen]);
}
