import { useConfig } from 'shared-shell';
import { Button } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Opens the calendar for appointments in a new tab. */
export const AppointmentButton = () => (
  <Button
    variant="primary"
    component="a"
    href={useConfig().schedulingUrl}
    target="_blank"
    rel="noopener noreferrer"
  >
    {messages.bookAppointment}
  </Button>
);
