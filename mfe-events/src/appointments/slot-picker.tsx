import {
  type AppointmentSlots,
  appointmentSlotsQuery,
  keepPreviousData,
  ONLINE_PLACE,
  useQuery,
} from 'shared-api';
import { addDays } from 'shared-api/days';
import { Link, useApi, useConfig } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Alert, Button, Stack, styled, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Loading } from 'shared-ui/loading';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../messages.en.ts';
import { placeOfZone } from '../time/event-time.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { clockIn, dayText, officeClock, shortDayText, slotText } from './day-text.ts';
import { dayWithTimes } from './day-with-times.ts';
import { SHOWN_DAYS } from './first-slots.ts';
import type { SlotChoice, SlotChoiceState } from './slot-choice.ts';
import { type AskedFor, slotFields } from './slot-fields.ts';
import { useDayOfTimes } from './use-day-of-times.ts';
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
/** Keeps the footer off the screen until the times arrive, which would move it away from under the finger. */
const roomOfTimes = { minHeight: '75vh' } as const;

/** A chosen time in a place. */
export interface ChosenSlot {
  place: string;
  startsAt: string;
}

/** The first of the days to ask for; null: from the first one that can be booked, whichever that is by then. */
const fromDay = (day: string | null, { first_date }: AppointmentSlots): string | null =>
  day === null || day <= first_date ? null : day;

/** The times of a place, and the state of choosing one of them. */
export function useSlots([{ place, from, day, startsAt }, setChoice]: SlotChoiceState) {
  const api = useApi();
  const change = (part: Partial<SlotChoice>) => setChoice((current) => ({ ...current, ...part }));
  const slots = useQuery({
    ...appointmentSlotsQuery(api, { place, from, days: SHOWN_DAYS }),
    placeholderData: keepPreviousData,
    // A tab of yesterday offers days and times that are over.
    refetchOnWindowFocus: true,
  });
  const { data } = slots;
  const dayOfTime = data?.days.find(({ slots }) => slots.some((slot) => slot.starts_at === startsAt))?.date;
  const chosenPlace = place ?? data?.place ?? null;
  const shownFrom = data?.days[0]?.date ?? null;
  // While other days are on their way, the shown ones can be chosen, and stay then: the time would not be among the others.
  const stay = slots.isPlaceholderData && data && { from: fromDay(shownFrom, data) };
  return {
    slots,
    place: chosenPlace,
    day,
    // A time that was taken meanwhile is not chosen any more, nor one of another day than the chosen one. While the times
    // of another place are on their way, those of the place before are shown and can be chosen: whether such a time is
    // free is known when they arrive, and the API checks it when it is booked before.
    chosen:
      chosenPlace && startsAt && dayOfTime !== undefined && dayOfTime === day
        ? { place: chosenPlace, startsAt }
        : null,
    /** The chosen time, when it is not free any more. */
    gone: data && data.place === chosenPlace && !slots.isPlaceholderData && !dayOfTime ? startsAt : null,
    /** The first of the days that are on their way; null while none are. */
    comingFrom: slots.isPlaceholderData && data ? (from ?? data.first_date) : null,
    choosePlace: (next: string) => change({ place: next, startsAt: null }),
    chooseDays: (next: string | null) => change({ from: next, day: null, startsAt: null }),
    /** The time of another day is kept, and chosen again when the visitor comes back to its day. */
    chooseDay: (next: string) => change({ ...stay, day: next }),
    // What was chosen before the code may be another day than that of the times which were shown.
    chooseTime: (next: string) => change({ ...stay, day: next.slice(0, 10), startsAt: next }),
    /** Reads the free times again, because the chosen one is not free any more. */
    refresh: () => {
      change({ startsAt: null });
      return slots.refetch();
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;

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

interface PartProps {
  id: string;
  state: Slots;
  data: AppointmentSlots;
}

interface TimesProps extends PartProps {
  error?: string | undefined;
  asked: AskedFor | null;
}

function Places({ id, state, data }: PartProps) {
  const { branches } = useConfig();
  // Without branches there is nothing to choose.
  if (data.places.length < 2)
    return <input type="hidden" name={slotFields.place} value={state.place ?? ''} />;
  return (
    <ChoiceChips
      id={`${id}-place`}
      name={slotFields.place}
      legend={messages.wherePlace}
      width="15rem"
      align="start"
      value={state.place}
      onChange={state.choosePlace}
      chips={data.places.map((place) => {
        const isOnline = place.id === ONLINE_PLACE;
        // In the page's language, while the API answers in English.
        const branch = isOnline ? undefined : branches.find(({ id }) => id === place.id);
        const name = messages.placeName(place.id, branch?.name ?? place.name);
        const hint = isOnline ? messages.onlinePlaceHint : (branch?.address ?? place.address);
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

function Days({ id, state, data, isAskedFor }: PartProps & { isAskedFor: boolean }) {
  // After the last day that can be booked, as in an address of another time, there are none: earlier days are offered.
  const first = data.days[0]?.date ?? addDays(data.last_date, 1);
  const last = data.days.at(-1)?.date ?? data.last_date;
  const hasDays = data.days.length > 0;
  const coming = state.comingFrom ?? first;
  /** Not `disabled`: the press that shows the last days would take the focus from its button. */
  const pages = (label: string, hasMore: boolean, days: number) => {
    const isComing = days > 0 ? coming > first : coming < first;
    const canPress = hasMore && !isComing;
    return {
      'aria-disabled': !canPress,
      onClick: () => {
        if (canPress) state.chooseDays(fromDay(addDays(first, days), data));
      },
      children: isComing ? messages.pleaseWait : label,
    };
  };
  const showFrom = (label: string, days: number) => (
    <Button type="submit" name={slotFields.showFrom} value={fromDay(addDays(first, days), data) ?? ''}>
      {label}
    </Button>
  );
  return (
    <Stack gap={12}>
      {hasDays && (
        <>
          <ChoiceChips
            id={`${id}-day`}
            name={slotFields.day}
            isAskedFor={isAskedFor}
            legend={messages.whichDay}
            width={DAY_WIDTH}
            value={dayWithTimes(data, state.day)}
            onChange={state.chooseDay}
            chips={data.days.map(({ date, slots, is_open }) => {
              const { weekday, day } = shortDayText(date);
              const room =
                slots.length > 0
                  ? messages.freeTimes(slots.length)
                  : !is_open
                    ? messages.dayClosed
                    : // Today, when its times may be over rather than booked.
                      date === data.first_date
                      ? messages.dayOver
                      : messages.dayFull;
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
        </>
      )}
      <NeedsScript>
        <Paging>
          <Button {...pages(messages.earlierDays, first > data.first_date, -SHOWN_DAYS)} />
          <Button {...pages(messages.laterDays, last < data.last_date, SHOWN_DAYS)} />
        </Paging>
      </NeedsScript>
      <input type="hidden" name={slotFields.from} value={(hasDays && fromDay(first, data)) || ''} />
      <noscript>
        <Stack>
          <Paging>
            {first > data.first_date && showFrom(messages.earlierDays, -SHOWN_DAYS)}
            {last < data.last_date && showFrom(messages.laterDays, SHOWN_DAYS)}
          </Paging>
          <div>
            <Button type="submit" name={slotFields.showTimes} value="1">
              {messages.showTimes}
            </Button>
          </div>
        </Stack>
      </noscript>
    </Stack>
  );
}

function Times({ id, state, data, error, asked }: TimesProps) {
  const day = dayWithTimes(data, useDayOfTimes(state.day));
  const slots = data.days.find(({ date }) => date === day)?.slots ?? [];
  const zone = useOwnZone(slots[0]?.starts_at);
  if (!day || slots.length === 0)
    return (
      <div
        id={id}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: in the answer to a press that asks for days or times, where none can be chosen.
        autoFocus={asked !== null}
      >
        <Alert severity="info">{messages.noTimes}</Alert>
      </div>
    );
  return (
    <ChoiceChips
      id={id}
      name={slotFields.startsAt}
      isAskedFor={asked === 'times'}
      legend={messages.whichTime(dayText(day))}
      width="4.5rem"
      mayHaveSecondLine
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
