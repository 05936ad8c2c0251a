import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from '../../testing/index.ts';
import { AccountMenu } from './account-menu.tsx';

const user = userEvent.setup();
const links = [
  { label: 'My applications', href: '/applications', placement: 'account' as const, order: 10 },
  { label: 'My events', href: '/my-events', placement: 'account' as const, order: 20 },
];
afterEach(() => localStorage.clear());

function show(answers: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi(answers);
  const onLogout = jest.fn();
  const view = renderWithHost(<AccountMenu links={links} onLogout={onLogout} />, {
    api: fake.api,
    session: { access: `x.${btoa(JSON.stringify({ user_id: 7 }))}.x` },
  });
  return { ...view, calls: fake.calls, onLogout };
}
const button = () => screen.getByRole('button', { name: 'Account' });

it('says who is logged in, with the links of the remotes and Logout', async () => {
  const view = show({ 'GET /api/user/account/': { email: 'asha@example.com', role: 'user' } });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  // Not read before the menu is opened.
  expect(view.calls).toHaveLength(0);
  await user.click(button());
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/applications',
    '/my-events',
  ]);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(view.onLogout).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('works without the additive call', async () => {
  show({});
  await user.click(button());
  expect(screen.getByText('Logged in')).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('closes with Escape, back on its button, after a link and when the focus leaves it', async () => {
  const view = show({});
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'My events' }));
  expect(view.location().pathname).toBe('/my-events');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  await user.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
