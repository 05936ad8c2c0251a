import { useState } from 'react';
import {
  type Application,
  myApplicationsQuery,
  useMutation,
  useQueryClient,
  withdrawApplication,
} from 'shared-api';
import { useApi, useNotify } from 'shared-shell';
import { Alert, Button, Dialog, Stack, Text, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/** Takes an application back, after asking. */
export function Withdraw({ application, subject }: { application: Application; subject: string | null }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: () => withdrawApplication(api, application.id),
    onSuccess: () => {
      setIsAsking(false);
      notify(messages.withdrawn, 'success');
      return queryClient.invalidateQueries({ queryKey: myApplicationsQuery(api, subject).queryKey });
    },
  });
  const close = () => {
    withdrawal.reset();
    setIsAsking(false);
  };
  return (
    <div>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {messages.withdraw}
        <VisuallyHidden> {application.preferred_course}</VisuallyHidden>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title={messages.withdraw}
        actions={
          <>
            <Button onClick={close}>{messages.keepApplication}</Button>
            <Button variant="primary" loading={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              {messages.withdraw}
            </Button>
          </>
        }
      >
        <Stack>
          <Text>{messages.withdrawQuestion}</Text>
          {withdrawal.isError && <Alert severity="error">{messages.withdrawFailed}</Alert>}
        </Stack>
      </Dialog>
    </div>
  );
}
