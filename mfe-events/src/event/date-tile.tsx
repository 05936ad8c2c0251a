import type { Event } from 'shared-api';
import { instantOf } from 'shared-api/event-times';
import { CalendarIcon, styled } from 'shared-ui';
import { knownZone, tileParts } from '../time/event-time.ts';

const Tile = styled.div({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minWidth: 60,
  minHeight: 68,
  padding: '.25rem',
  borderRadius: 12,
  background: 'var(--c-tint)',
  color: 'var(--c-ink)',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textTransform: 'uppercase',
  '& strong': { fontFamily: 'var(--f-heading)', fontSize: '1.5rem', lineHeight: 1.1 },
});

/**
 * Weekday, day and month of an event in its own zone. Decorative: the date is beside it as text. Without an exact time
 * it is a calendar, because display texts of dates are never parsed (C-42).
 */
export function DateTile({ event }: { event: Pick<Event, 'start_at' | 'timezone'> }) {
  const start = instantOf(event.start_at);
  if (start === null)
    return (
      <Tile aria-hidden="true">
        <CalendarIcon />
      </Tile>
    );
  const { weekday, day, month } = tileParts(start, knownZone(event.timezone));
  return (
    <Tile aria-hidden="true">
      <span>{weekday}</span>
      <strong>{day}</strong>
      <span>{month}</span>
    </Tile>
  );
}
