import { useLayoutEffect, useState } from 'react';
import { type Appointment, appointmentQuery, useQuery, useQueryClient } from 'shared-api';
import { Link, useApi, useLocation, usePage, useParams, useSearchParams } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Button } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { Loading } from 'shared-ui/loading';
import { PageFrame } from 'shared-ui/page-frame';
import { OUTCOME_PARAMETER } from '../../appointments/appointment-path.ts';
import { type Outcome, readOutcome } from '../../appointments/outcome.ts';
import { messages } from '../../messages.en.ts';
import { AppointmentView } from './appointment-view.tsx';
import { MOVE_PARAMETER } from './change-fields.ts';

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
  const appointment = useQuery(query);
  const { data } = appointment;
  const outcome = changed ?? booked ?? readOutcome(parameters.get(OUTCOME_PARAMETER), data?.status);
  // The heading says the outcome, and the focus that the content takes would leave it behind the header.
  useLayoutEffect(() => {
    if (changed) window.scrollTo(0, 0);
  }, [changed]);
  const title = titleOf(data, outcome);
  usePage({
    title,
    description: messages.bookDescription,
    // Neither search engines nor shared previews may learn the address.
    canonical: '/book',
    robots: 'noindex,nofollow',
    referrer: 'strict-origin',
  });
  return (
    <PageFrame compact tight title={title}>
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
            onChange={(next, what) => {
              queryClient.setQueryData(query.queryKey, next);
              setChanged(what);
            }}
          />
        )}
      </QueryView>
    </PageFrame>
  );
}

function titleOf(appointment: Appointment | null | undefined, outcome: Outcome): string {
  if (appointment?.status === 'cancelled') return messages.appointmentCancelled;
  if (outcome === 'moved') return messages.appointmentMoved;
  return outcome === 'booked' ? messages.appointmentBooked : messages.appointment;
}
