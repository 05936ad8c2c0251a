import type { ReactNode } from 'react';
import { Link, useConfig } from 'shared-shell';
import { appointmentLink } from 'shared-shell/contact';
import { Button, VisuallyHidden } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Leads to the site's booking page, or opens the external one of the content pack in a new tab. */
export function AppointmentButton({
  variant = 'primary',
  children = messages.bookAppointment,
}: {
  variant?: 'primary' | 'secondary';
  children?: ReactNode;
}) {
  const { to, href } = appointmentLink(useConfig());
  return to === undefined ? (
    <Button variant={variant} component="a" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {messages.newTab}</VisuallyHidden>
    </Button>
  ) : (
    <Button variant={variant} component={Link} to={to}>
      {children}
    </Button>
  );
}
