import { historyList } from './application-history.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 24, 6, 0, seconds));
const toNobody = false;

test('changes stand in the order in which they were stored, also where a later one has an earlier time', () => {
  const list = historyList({
    history: [
      { status: 'submitted', note: '', at: at(0), by: null },
      { status: 'in_review', note: '', at: at(4), by: 'asha@example.com' },
    ],
    handOvers: [
      { to: 'asha@example.com', toNobody, at: at(3), by: 'asha@example.com' },
      // It waited for the one before.
      { to: 'bina@example.com', toNobody, at: at(2), by: 'chet@example.com' },
    ],
  });
  const lines = [...list.text.matchAll(/<li>[^:]+:\d+: ([^<]*)</g)].map(([, line]) => line);
  expect(lines).toEqual([
    'submitted, by the applicant',
    'responsible: asha@example.com (before: nobody), by asha@example.com',
    'responsible: bina@example.com (before: asha@example.com), by chet@example.com',
    'in review, by asha@example.com',
  ]);
});
