import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useNavigationEffects } from './navigation-effects.ts';

/** Gives the page its data, which is late. */
let showData = () => {};
let showList = () => {};

function Frame() {
  const announcement = useNavigationEffects();
  return (
    <>
      <input aria-label="Search" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <p role="status">{announcement}</p>
    </>
  );
}

const Title = ({ text }: { text: string }) => {
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
};

/** A list whose entries are late after Back. */
function List() {
  const [isShown, setShown] = useState(document.title !== 'Nursing');
  showList = () => setShown(true);
  return (
    <>
      <Title text="Courses" />
      <h1>Courses</h1>
      {isShown ? <Link to="/course/1">Nursing</Link> : <p aria-busy="true">Loading</p>}
    </>
  );
}

/** A page with a heading of its own while its data is late. */
function Course() {
  const [isLoaded, setLoaded] = useState(false);
  showData = () => setLoaded(true);
  return isLoaded ? (
    <section>
      <Title text="Nursing" />
      <h1>Nursing</h1>
    </section>
  ) : (
    <div>
      <Title text="Course" />
      <h1>Course</h1>
    </div>
  );
}

async function openCourse() {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <List /> },
          { path: '/course/1', element: <Course /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Nursing' }));
  return { user, router };
}

beforeEach(() => {
  document.title = '';
  window.scrollTo = () => {};
});

test('the first page does not get the focus', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Frame /> }])} />);
  expect(document.body).toHaveFocus();
});

test('a page that is shown before its data keeps the focus on its heading, and its title is announced again', async () => {
  await openCourse();
  expect(screen.getByRole('heading', { name: 'Course' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^Course$/);
  await act(async () => showData());
  expect(screen.getByRole('heading', { name: 'Nursing' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^Nursing$/);
});

test('the focus stays where the visitor has set it meanwhile', async () => {
  const { user } = await openCourse();
  await user.type(screen.getByRole('textbox'), 'law');
  await act(async () => showData());
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('who has pressed something meanwhile is not taken to the heading', async () => {
  const { user } = await openCourse();
  await user.click(screen.getByRole('heading', { name: 'Course' }));
  await act(async () => showData());
  expect(document.body).toHaveFocus();
});

test('after Back, the link that was followed gets the focus, also when its list is late', async () => {
  const { router } = await openCourse();
  await act(async () => showData());
  await act(() => router.navigate(-1));
  expect(screen.getByRole('main')).toHaveFocus();
  await act(async () => showList());
  expect(screen.getByRole('link', { name: 'Nursing' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^Courses$/);
});
