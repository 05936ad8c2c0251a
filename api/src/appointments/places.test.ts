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
  expect(describePlace(context, { place: 'closed', placeName: 'Old name', placeAddress: '' })).toMatchObject({
    name: 'Main office',
    address: branch.address,
  }));

test('a branch that has left the pack is named as it was when it was booked', () =>
  expect(
    describePlace(context, { place: 'removed', placeName: 'Old office', placeAddress: 'Lakeside 3' }),
  ).toEqual({ name: 'Old office', address: 'Lakeside 3' }));

test('and by its id in a row of before names were stored', () =>
  expect(describePlace(context, { place: 'removed', placeName: '', placeAddress: '' })).toEqual({
    name: 'removed',
    address: '',
  }));
