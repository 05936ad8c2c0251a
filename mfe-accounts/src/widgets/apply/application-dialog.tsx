import { useEffect, useId, useState } from 'react';
import { useNotify } from 'shared-shell';
import { Alert, Button, Dialog, ErrorSummary, Stack, styled, Tabs } from 'shared-ui';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { messages } from '../../messages.en.ts';
import { loginPath } from '../../navigation/next-path.ts';
import { DocumentsPanel } from './documents-panel.tsx';
import { DraftLine } from './draft-line.tsx';
import { Failed, NoPassport, Sending, Sent } from './outcome.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { type ApplicationCourse, useApplication } from './use-application.ts';

const Buttons = styled.div({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '.75rem',
  paddingTop: '1.5rem',
});

type Tab = 'profile' | 'documents';

/** The form of a logged-in visitor (D2 §2): Profile, Documents, then what became of sending it. */
export function ApplicationDialog({
  open,
  onClose,
  course,
  store,
}: {
  open: boolean;
  onClose: () => void;
  course: ApplicationCourse;
  store: DraftStore;
}) {
  const idPrefix = useId();
  const notify = useNotify();
  const application = useApplication(store, course, open);
  const { form, submission } = application;
  const [tab, setTab] = useState<Tab>('profile');
  const [isAsking, setIsAsking] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSending = submission.state === 'sending';
  const { errors } = form.formState;

  useEffect(() => {
    if (isSending) setIsAsking(false);
    else setIsStopping(false);
  }, [isSending]);

  const { dismiss } = application;
  // An outcome is put away by the next opening, not by closing: the dialog that fades out must not turn into a form.
  useEffect(() => {
    if (!open) return;
    dismiss();
    setIsAsking(false);
    setTab('profile');
  }, [open, dismiss]);

  const close = () => {
    if (isSending) {
      setIsStopping(true);
      return;
    }
    onClose();
  };
  const send = () => void form.handleSubmit(application.submit)();
  const onSubmit = form.handleSubmit(
    () => {
      if (application.documents.passport_documents.length === 0) setIsAsking(true);
      else send();
    },
    () => {
      setTab('profile');
      setAttempt((count) => count + 1);
    },
  );

  const problems = Object.entries(errors).map(([name, error]) => ({
    field: `${idPrefix}${name}`,
    message: error?.message ?? '',
  }));

  return (
    <Dialog open={open} onClose={close} title={messages.applyTitle(course.name)} size="l">
      {submission.state === 'sending' && (
        <Sending
          percent={submission.percent}
          files={submission.files}
          isStopping={isStopping}
          onStop={dismiss}
          onKeep={() => setIsStopping(false)}
        />
      )}
      {submission.state === 'sent' && <Sent receipt={submission.receipt} onClose={close} />}
      {submission.state === 'failed' && (
        <Failed
          submission={submission}
          loginAddress={loginPath(`/course_details/${course.id}#apply`)}
          onRetry={dismiss}
          onClose={close}
        />
      )}
      {submission.state === 'idle' && isAsking && (
        <NoPassport onSend={send} onBack={() => setIsAsking(false)} />
      )}
      {submission.state === 'idle' && !isAsking && (
        <form noValidate onSubmit={onSubmit} aria-label={messages.applyTitle(course.name)}>
          <Stack>
            {application.isRestored && <Alert>{messages.draftRestored}</Alert>}
            {attempt > 0 && <ErrorSummary errors={problems} attempt={attempt} />}
            <Tabs
              label={messages.applicationParts}
              value={tab}
              onChange={(next) => setTab(next as Tab)}
              tabs={[
                {
                  id: 'profile',
                  label: messages.profile,
                  errors: problems.length,
                  content: (
                    <>
                      <ProfileFields register={form.register} errors={errors} idPrefix={idPrefix} />
                      <Buttons>
                        <Button variant="primary" onClick={() => setTab('documents')}>
                          {messages.next}
                        </Button>
                      </Buttons>
                    </>
                  ),
                },
                {
                  id: 'documents',
                  label: messages.documents,
                  content: (
                    <>
                      <DocumentsPanel
                        documents={application.documents}
                        onChange={application.changeDocuments}
                      />
                      <Buttons>
                        <Button onClick={() => setTab('profile')}>{messages.previous}</Button>
                        <Button type="submit" variant="primary">
                          {messages.submitApplication}
                        </Button>
                      </Buttons>
                    </>
                  ),
                },
              ]}
            />
            <DraftLine
              state={application.draft}
              isKept={application.isKept}
              onDelete={() =>
                void application.deleteDraft().then(() => notify(messages.draftDeleted, 'info'))
              }
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
