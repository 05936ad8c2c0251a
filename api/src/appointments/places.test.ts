import { emptyPack } from 'shared-content';
import { describePlace, readPlaces } from './places.ts';

const branch = { city: 'Kathmandu', name: 'Main office', address: 'Silver Bell Lane 14' };
const openingHours = [{ days: ['sunday'], opens: '11:00', closes: '13:00' }] as const;
const context = {
  content: () => ({
    ...emptyPack,
    branches: [
      { ...branch, id: 'open', openingHours },
      { ...branch, id: 'closed', openingHours: [] },
    ],
  }),
  configuration: { appointments: { onlineHours: [] } },
} as unknown as Parameters<typeof readPlaces>[0];

test('appointments are offered where there are opening hours, and online', () =>
  expect(readPlaces(context).map(({ id }) => id)).toEqual(['open', 'online']));

test('an appointment that was booked keeps its place when the branch has lost its opening hours', () =>
  expect(describePlace(context, 'closed')).toMatchObject({ name: 'Main office', address: branch.address }));

test('a branch that has left the pack is named by its id', () =>
  expect(describePlace(context, 'removed')).toEqual({ name: 'removed', address: '' }));
