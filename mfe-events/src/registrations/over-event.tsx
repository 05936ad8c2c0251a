import { Link } from 'shared-shell';
import { Alert, Button } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { DialogButtons } from './guest-registration.tsx';

/** What the registration dialog shows after the event. */
export const OverEvent = ({ onClose }: { onClose: () => void }) => (
  <>
    <Alert severity="info">{messages.pastEvent}</Alert>
    <DialogButtons>
      <Button onClick={onClose}>{messages.close}</Button>
      <AllEvents onClose={onClose} />
    </DialogButtons>
  </>
);

/** Link to all events. Closes the dialog first, because the page below may be the list. */
export const AllEvents = ({ onClose }: { onClose: () => void }) => (
  <Button variant="primary" component={Link} to="/upcoming-events" onClick={onClose}>
    {messages.allEvents}
  </Button>
);
