import { Link } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Alert, Button, Stack } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { messages } from '../../messages.en.ts';
import { slotText } from '../day-text.ts';
import type { AskedFor } from '../slot-fields.ts';
import { Days } from './days.tsx';
import { Places } from './places.tsx';
import { Times } from './times.tsx';
import type { Slots } from './use-slots.ts';

export { type ChosenSlot, useSlots } from './use-slots.ts';

/** Keeps the footer off the screen until the times arrive, which would move it away from under the finger. */
const roomOfTimes = { minHeight: '75vh' } as const;

/**
 * Place, day and time of an appointment. Where no script runs, buttons send the form to see other days and times.
 * @param timeId id of the group of times, for an error summary
 * @param asked what such a button has asked to see, in the page that answers
 */
export function SlotPicker({
  timeId: id,
  state,
  error,
  asked = null,
}: {
  timeId: string;
  state: Slots;
  error?: string | undefined;
  asked?: AskedFor | null;
}) {
  return (
    <QueryView
      query={state.slots}
      loading={
        <div style={roomOfTimes}>
          <Loading />
        </div>
      }
      failure={() => messages.slotsFailed}
      empty={messages.noAppointments}
      action={
        <Button component={Link} to="/contact">
          {messages.writeToUs}
        </Button>
      }
    >
      {(data) => (
        <Stack gap={24}>
          <Places id={id} state={state} data={data} />
          <Days id={id} state={state} data={data} isAskedFor={asked === 'days'} />
          {state.gone && (
            <Alert severity="info" live="status">
              {messages.timeGone(slotText(state.gone))}
            </Alert>
          )}
          <Times id={id} state={state} data={data} error={error} asked={asked} />
        </Stack>
      )}
    </QueryView>
  );
}
