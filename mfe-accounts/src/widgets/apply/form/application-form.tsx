import type { FormEvent } from 'react';
import { Alert, Button, ErrorSummary, Stack, styled, Tabs } from 'shared-ui';
import type { FileLimits } from '../../../files/file-rules.ts';
import { messages } from '../../../messages.en.ts';
import type { ApplicationCourse } from '../application-course.ts';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import type { ApplicationState } from '../use-application.ts';
import { DraftLine } from './draft-line.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { FormParts, FormTab } from './use-form-parts.ts';

const Buttons = styled.div({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '.75rem',
  paddingTop: '1.5rem',
});

interface ApplicationFormProps {
  application: ApplicationState;
  parts: FormParts;
  course: ApplicationCourse;
  limits: FileLimits;
  isOnline: boolean;
  /** The device had no room to keep the application until the network is there. */
  hasNoRoom: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** Profile and documents, and what is known of the draft. */
export function ApplicationForm({
  application,
  parts,
  course,
  limits,
  isOnline,
  hasNoRoom,
  onSubmit,
}: ApplicationFormProps) {
  const { idPrefix, tab, attempt, problems, goTo } = parts;
  const { form } = application;
  const profile = (
    <>
      <ProfileFields
        register={form.register}
        control={form.control}
        errors={form.formState.errors}
        idPrefix={idPrefix}
        course={course}
        isPrefilled={application.isPrefilled}
      />
      <Buttons>
        <Button variant="primary" onClick={() => goTo('documents')}>
          {messages.next}
        </Button>
      </Buttons>
    </>
  );
  const documents = (
    <>
      <DocumentsPanel
        documents={application.documents}
        problems={application.groupProblems}
        limits={limits}
        onChange={application.changeDocuments}
        idPrefix={idPrefix}
      />
      <div role="status" style={{ marginTop: isOnline ? 0 : 16 }}>
        {!isOnline && (
          <Alert severity="warning" live="none">
            {messages.youAreOffline} <strong>{messages.sendWhenOnline}:</strong>{' '}
            {messages.sendWhenOnlineExplained}
          </Alert>
        )}
      </div>
      {hasNoRoom && <Alert severity="error">{messages.notWaiting}</Alert>}
      <Buttons>
        <Button onClick={() => goTo('profile')}>{messages.previous}</Button>
        <Button type="submit" variant="primary">
          {isOnline ? messages.submitApplication : messages.sendWhenOnline}
        </Button>
      </Buttons>
    </>
  );
  return (
    <form ref={parts.root} noValidate onSubmit={onSubmit} aria-label={messages.applyTitle(course.name)}>
      <Stack>
        {application.isRestored && <Alert>{messages.draftRestored}</Alert>}
        {application.draft.isDeleted && <Alert>{messages.draftDeleted}</Alert>}
        {attempt > 0 && <ErrorSummary errors={problems[tab]} attempt={attempt} />}
        <Tabs
          label={messages.applicationParts}
          value={tab}
          onChange={(next) => parts.setTab(next as FormTab)}
          tabs={[
            { id: 'profile', label: messages.profile, errors: problems.profile.length, content: profile },
            {
              id: 'documents',
              label: messages.documents,
              errors: problems.documents.length,
              content: documents,
            },
          ]}
        />
        <DraftLine
          state={application.draft}
          isKept={application.isKept}
          onDelete={() => {
            void application.deleteDraft();
            goTo('profile');
          }}
        />
      </Stack>
    </form>
  );
}
