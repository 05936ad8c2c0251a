import { screen, within } from '@testing-library/react';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import SavedCoursesWidget from './index.tsx';

afterEach(() => localStorage.clear());

const show = (count: number) => {
  const courses = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Course ${index + 1}`,
    universityName: 'Monash University',
    savedAt: 1000 - index,
  }));
  localStorage.setItem('shortlist', JSON.stringify(courses));
  return renderWithHost(<SavedCoursesWidget except={2} />, { api: fakeApi({}).api });
};

it('links to the other saved courses, and to the whole list when there are more', () => {
  show(6);
  const list = screen.getByRole('region', { name: 'Your other saved courses' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/course_details/1', '/course_details/3', '/course_details/4', '/shortlist']);
});

it.each([0, 1])('is absent without other courses (%p saved)', (count) => {
  localStorage.setItem('shortlist', '[]');
  if (count === 0) show(0);
  else {
    localStorage.setItem('shortlist', JSON.stringify([{ id: 2, name: 'This course' }]));
    renderWithHost(<SavedCoursesWidget except={2} />, { api: fakeApi({}).api });
  }
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
