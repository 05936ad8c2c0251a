import { useLayoutEffect, useState } from 'react';
import { type Appointment, appointmentQuery, useQuery, useQueryClient } from 'shared-api';
import { Link, useApi, useLocation, useNavigate, usePage, useParams, useSearchParams } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { useSubmission } from 'shared-shell/visitor-form';
import { Button } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { Loading } from 'shared-ui/loading';
import { PageFrame } from 'shared-ui/page-frame';
import { appointmentPath, OUTCOME_PARAMETER } from '../../appointments/appointment-path.ts';
import { type Outcome, readOutcome } from '../../appointments/outcome.ts';
import { messages } from '../../messages.en.ts';
import { AppointmentView, type SentForms } from './appointment-view.tsx';
import { CANCEL_FORM, MOVE_FORM, MOVE_PARAMETER } from './change-fields.ts';

/** /book/:token (ADD-20): an appointment, for whoever has the link of its e-mail, who can move and cancel it. */
export default function AppointmentPage() {
  const { token = '' } = useParams();
  const api = useApi();
  const queryClient = useQueryClient();
  const { state, key } = useLocation();
  const [parameters] = useSearchParams();
  // The server does not know the history entry, which says that the visitor comes from the booking form. In a page that it
  // has rendered, the message would move what is below it.
  const isHydrated = useIsHydrated();
  const [renderedByServer] = useState(isHydrated ? null : key);
  const [changed, setChanged] = useState<Outcome>(null);
  const booked = key === renderedByServer ? null : ((state as { outcome?: Outcome } | null)?.outcome ?? null);
  const query = appointmentQuery(api, token);
  // Phones keep the page for days, while staff move the appointment. Always, because by a clock that is behind the answer
  // that the server has read never becomes stale.
  const appointment = useQuery({ ...query, refetchOnWindowFocus: 'always' });
  const { data } = appointment;
  const outcome = changed ?? booked ?? readOutcome(parameters.get(OUTCOME_PARAMETER), data);
  // The heading says the outcome, and the focus that the content takes would leave it behind the header.
  useLayoutEffect(() => {
    if (changed) window.scrollTo(0, 0);
  }, [changed]);
  // Kept here, also while the appointment is loaded.
  const [sent] = useState<SentForms>({ move: useSubmission(MOVE_FORM), cancel: useSubmission(CANCEL_FORM) });
  const [hasErrors, setHasErrors] = useState(() => isRefused(sent));
  const heading = titleOf(data, outcome);
  const title = hasErrors ? messages.errorPrefix + heading : heading;
  usePage({
    title,
    description: messages.bookDescription,
    // Neither search engines nor shared previews may learn the address.
    canonical: '/book',
    robots: 'noindex,nofollow',
    referrer: 'strict-origin',
  });
  const navigate = useNavigate();
  const stopMoving = () => {
    setHasErrors(false);
    // A reload would offer the times again.
    if (parameters.has(MOVE_PARAMETER)) navigate(appointmentPath(token), { replace: true });
  };
  return (
    <PageFrame compact tight title={heading}>
      <QueryView
        query={appointment}
        loading={<Loading />}
        failure={() => messages.appointmentFailed}
        empty={messages.linkInvalid}
        action={
          <Button component={Link} to="/book">
            {messages.bookTitle}
          </Button>
        }
      >
        {(found) => (
          <AppointmentView
            appointment={found}
            outcome={outcome}
            takesFocus={booked !== null}
            movesAtFirst={parameters.has(MOVE_PARAMETER)}
            sent={sent}
            onErrors={setHasErrors}
            onKeep={stopMoving}
            onRefused={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
            onChange={(next, what) => {
              queryClient.setQueryData(query.queryKey, next);
              setChanged(what);
              stopMoving();
            }}
          />
        )}
      </QueryView>
    </PageFrame>
  );
}

const isRefused = ({ move, cancel }: SentForms): boolean =>
  cancel !== null || (move !== null && (move.isChecked !== false || Boolean(move.failure)));

function titleOf(appointment: Appointment | null | undefined, outcome: Outcome): string {
  if (appointment?.status === 'cancelled') return messages.appointmentCancelled;
  if (outcome === 'moved') return messages.appointmentMoved;
  return outcome === 'booked' ? messages.appointmentBooked : messages.appointment;
}
