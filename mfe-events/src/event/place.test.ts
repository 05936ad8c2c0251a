import { placeText } from './place.ts';

const branches = [
  { id: 'butwal', name: 'बुटवल शाखा' },
  { id: 'new-baneshwor', name: 'नयाँ बानेश्वर शाखा' },
];

it.each([
  ['Butwal branch', 'बुटवल शाखा'],
  [' New Baneshwor Branch ', 'नयाँ बानेश्वर शाखा'],
  ['Pokhara branch', 'Pokhara branch'],
  // Another house in the city of a branch.
  ['Hotel Lumbini, Butwal', 'Hotel Lumbini, Butwal'],
  ['Butwal', 'Butwal'],
  ['Online', 'Online'],
  [' ', 'Online'],
  [null, 'Online'],
])('%p is shown as %p', (location, text) => expect(placeText({ location }, branches)).toBe(text));
