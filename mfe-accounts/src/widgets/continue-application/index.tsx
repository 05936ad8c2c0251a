import { useEffect, useState } from 'react';
import { Link, useNotify, useSession } from 'shared-shell';
import { Button, Card, CardBody, Heading, Stack, Text } from 'shared-ui';
import { DeleteDraft } from '../../drafts/delete-draft.tsx';
import type { Draft, DraftStore } from '../../drafts/draft-store.ts';
import { useDraftStore } from '../../drafts/use-draft-store.ts';
import { messages } from '../../messages.en.ts';

/**
 * 'Continue your application to …' on the home page and beside the sent applications, for the newest draft of the
 * logged-in visitor. Renders nothing without a draft.
 */
export default function ContinueApplicationWidget({ store: given }: { store?: DraftStore }) {
  const store = useDraftStore(given);
  const { subject } = useSession();
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    setDraft(null);
    if (subject === null) return;
    let isCurrent = true;
    void store
      .claimIntent(subject)
      .then(() => store.list(subject))
      .then(([newest]) => {
        if (isCurrent) setDraft(newest ?? null);
      });
    return () => {
      isCurrent = false;
    };
  }, [store, subject]);

  if (!draft) return null;
  const deleteDraft = async () => {
    await store.remove(draft.owner, draft.courseId);
    notify(messages.draftDeleted, 'info');
    const [next] = await store.list(draft.owner);
    setDraft(next ?? null);
  };
  return (
    <Card as="section" aria-labelledby="continue-application" style={{ marginBlock: '1.5rem' }}>
      <CardBody>
        <Heading level={2} size="m" id="continue-application">
          {messages.continueApplication(draft.courseName || messages.courseFallback)}
        </Heading>
        <Text tone="slate">{messages.continueIntro}</Text>
        <Stack row gap={12}>
          <Button variant="primary" component={Link} to={`/course_details/${draft.courseId}#apply`}>
            {messages.continueButton}
          </Button>
          <DeleteDraft key={draft.courseId} onDelete={() => void deleteDraft()} />
        </Stack>
      </CardBody>
    </Card>
  );
}
