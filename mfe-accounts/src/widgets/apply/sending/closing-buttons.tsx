import { Link } from 'shared-shell';
import { Button } from 'shared-ui';
import { ButtonRow } from '../../../form/button-row.tsx';
import { messages } from '../../../messages.en.ts';

/** The end of a dialog whose application is sent or waits: to all applications, or close. */
export function ClosingButtons({ onClose }: { onClose: () => void }) {
  return (
    <ButtonRow>
      <Button component={Link} to="/applications">
        {messages.myApplications}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {messages.close}
      </Button>
    </ButtonRow>
  );
}
