import { useEffect } from 'react';
import { myAccountQuery, myApplicationsQuery, myAppointmentsQuery, useQuery } from 'shared-api';
import { useApi, useSession } from 'shared-shell';

interface KnownContact {
  name: string;
  email: string;
  contact: string;
}

const contactOf = ({ name, email, contact }: KnownContact): KnownContact => ({ name, email, contact });

/** Fills in name, e-mail and mobile number of a logged-in visitor from the last appointment or application, else the account's e-mail address. */
export function useKnownContact(fill: (known: KnownContact) => void) {
  const api = useApi();
  const { isLoggedIn, subject } = useSession();
  const options = { enabled: isLoggedIn, retry: false };
  const appointments = useQuery({ ...myAppointmentsQuery(api, subject), ...options });
  const applications = useQuery({ ...myApplicationsQuery(api, subject), ...options });
  const account = useQuery({ ...myAccountQuery(api, subject), ...options });
  const [appointment] = appointments.data ?? [];
  const [application] = applications.data ?? [];
  const email = account.data?.email;
  const hasBoth = !appointments.isPending && !applications.isPending;
  useEffect(() => {
    if (!hasBoth) return;
    if (appointment) fill(contactOf(appointment));
    else if (application)
      fill({
        name: [application.first_name, application.last_name].filter(Boolean).join(' '),
        email: application.email ?? '',
        contact: application.contact ?? '',
      });
    else if (email) fill({ name: '', email, contact: '' });
  }, [hasBoth, appointment, application, email, fill]);
}
