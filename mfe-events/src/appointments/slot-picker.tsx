import { useState } from 'react';
import {
  type AppointmentSlots,
  appointmentSlotsQuery,
  keepPreviousData,
  ONLINE_PLACE,
  useQuery,
} from 'shared-api';
import { addDays } from 'shared-api/days';
import { Link, useApi } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Alert, Button, Stack, styled, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Loading } from 'shared-ui/loading';
import { messages } from '../messages.en.ts';
import { placeOfZone } from '../time/event-time.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { clockIn, dayText, officeClock, shortDayText } from './day-text.ts';
import { SHOWN_DAYS } from './first-slots.ts';
import { useOwnZone } from './use-own-zone.ts';

const Paging = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  justifyContent: 'space-between',
});
/** A week in a row where there is room for it. */
const DAY_WIDTH = 'max(4.5rem,calc((100% - 3rem) / 7))';
const lines = { display: 'grid' } as const;

/** A chosen time in a place. */
export interface ChosenSlot {
  place: string;
  startsAt: string;
}

/** The times of a place, and the state of choosing one of them. */
export function useSlots(first: string | null) {
  const api = useApi();
  const [place, setPlace] = useState(first);
  const [from, setFrom] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const slots = useQuery({
    ...appointmentSlotsQuery(api, { place, from, days: SHOWN_DAYS }),
    placeholderData: keepPreviousData,
  });
  const { data } = slots;
  const isCurrent = data !== null && data !== undefined && (place === null || data.place === place);
  // A time that was taken meanwhile is not chosen any more.
  const isOffered =
    isCurrent && data.days.some((one) => one.slots.some((slot) => slot.starts_at === startsAt));
  return {
    slots,
    place: place ?? data?.place ?? null,
    day,
    chosen: isOffered && startsAt ? { place: data.place, startsAt } : null,
    choosePlace: (next: string) => {
      setPlace(next);
      setStartsAt(null);
    },
    chooseDays: (next: string | null) => {
      setFrom(next);
      setDay(null);
      setStartsAt(null);
    },
    chooseDay: (next: string) => {
      setDay(next);
      setStartsAt(null);
    },
    chooseTime: setStartsAt,
    /** Reads the free times again, because the chosen one is not free any more. */
    refresh: () => {
      setStartsAt(null);
      return slots.refetch();
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;

/** Place, day and time of an appointment. `timeId` is the id of the group of times, for an error summary. */
export function SlotPicker({
  timeId: id,
  state,
  error,
}: {
  timeId: string;
  state: Slots;
  error?: string | undefined;
}) {
  return (
    <QueryView
      query={state.slots}
      loading={<Loading />}
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
          <Days id={id} state={state} data={data} />
          <Times id={id} state={state} data={data} error={error} />
        </Stack>
      )}
    </QueryView>
  );
}

interface PartProps {
  id: string;
  state: Slots;
  data: AppointmentSlots;
}

function Places({ id, state, data }: PartProps) {
  // Without branches there is nothing to choose.
  if (data.places.length < 2) return null;
  return (
    <ChoiceChips
      id={`${id}-place`}
      legend={messages.wherePlace}
      width="15rem"
      align="start"
      value={state.place}
      onChange={state.choosePlace}
      chips={data.places.map((place) => {
        const name = messages.placeName(place.id, place.name);
        const hint = place.id === ONLINE_PLACE ? messages.onlinePlaceHint : place.address;
        return {
          value: place.id,
          name: hint ? `${name}, ${hint}` : name,
          label: (
            <span style={lines}>
              <strong>
                <DataText>{name}</DataText>
              </strong>
              <small>
                <DataText>{hint}</DataText>
              </small>
            </span>
          ),
        };
      })}
    />
  );
}

/** The first shown day with a free time. */
const firstFreeDay = ({ days }: AppointmentSlots) => days.find(({ slots }) => slots.length > 0)?.date ?? null;

function Days({ id, state, data }: PartProps) {
  const first = data.days[0]?.date;
  const last = data.days.at(-1)?.date;
  if (!first || !last) return null;
  const page = (days: number) => () => {
    const next = addDays(first, days);
    state.chooseDays(next <= data.first_date ? null : next);
  };
  return (
    <Stack gap={12}>
      <ChoiceChips
        id={`${id}-day`}
        legend={messages.whichDay}
        width={DAY_WIDTH}
        value={state.day ?? firstFreeDay(data)}
        onChange={state.chooseDay}
        chips={data.days.map(({ date, slots, is_open }) => {
          const { weekday, day } = shortDayText(date);
          const room =
            slots.length > 0
              ? messages.freeTimes(slots.length)
              : is_open
                ? messages.dayFull
                : messages.dayClosed;
          return {
            value: date,
            name: `${dayText(date)}, ${room}`,
            isOff: slots.length === 0,
            label: (
              <span style={lines}>
                <strong>{weekday}</strong>
                <span>{day}</span>
                <small>{room}</small>
              </span>
            ),
          };
        })}
      />
      <Text size="s" tone="muted" role="status">
        {messages.daysFrom(dayText(first), dayText(last))}
      </Text>
      <Paging>
        <Button disabled={first <= data.first_date} onClick={page(-SHOWN_DAYS)}>
          {messages.earlierDays}
        </Button>
        <Button disabled={last >= data.last_date} onClick={page(SHOWN_DAYS)}>
          {messages.laterDays}
        </Button>
      </Paging>
    </Stack>
  );
}

function Times({ id, state, data, error }: PartProps & { error?: string | undefined }) {
  const day = state.day ?? firstFreeDay(data);
  const slots = data.days.find(({ date }) => date === day)?.slots ?? [];
  const zone = useOwnZone(slots[0]?.starts_at);
  if (!day || slots.length === 0)
    return (
      <div id={id} tabIndex={-1}>
        <Alert severity="info">{messages.noTimes}</Alert>
      </div>
    );
  return (
    <ChoiceChips
      id={id}
      legend={messages.whichTime(dayText(day))}
      width="4.5rem"
      hint={zone ? messages.ownTimes(placeOfZone(zone)) : messages.kathmanduTimes}
      error={error}
      value={state.chosen?.startsAt ?? null}
      onChange={state.chooseTime}
      chips={slots.map(({ starts_at }) => {
        const own = zone && clockIn(starts_at, zone);
        return {
          value: starts_at,
          name: own ? `${officeClock(starts_at)}, ${messages.ownClock(own)}` : officeClock(starts_at),
          label: (
            <span style={lines}>
              <strong>{officeClock(starts_at)}</strong>
              {own && <small>{own}</small>}
            </span>
          ),
        };
      })}
    />
  );
}
