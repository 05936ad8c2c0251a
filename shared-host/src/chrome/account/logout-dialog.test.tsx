import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markWaiting } from 'shared-shell/waiting-applications';
import { renderWithHost } from '../../testing/index.ts';
import { LogoutDialog } from './logout-dialog.tsx';

const user = userEvent.setup();
const mark = { courseId: 12, state: 'waiting' as const, needsLogin: false, changedAt: 1 };

function show(widgets?: NonNullable<Parameters<typeof renderWithHost>[1]>['widgets']) {
  const onClose = jest.fn();
  const view = renderWithHost(<LogoutDialog open onClose={onClose} />, {
    session: { access: `x.${btoa(JSON.stringify({ user_id: 7 }))}.x` },
    widgets,
  });
  return { onClose, isLoggedIn: () => view.host.session.store.getState().isLoggedIn };
}
const question = {
  'logout-while-waiting': ({ onLogout }: { onLogout: () => void }) => (
    <button type="button" onClick={onLogout}>
      Keep it
    </button>
  ),
};

afterEach(() => localStorage.clear());

it('has Ok and nothing else, also while something of another account waits', async () => {
  markWaiting([{ ...mark, owner: '8' }]);
  const view = show(question);
  expect(screen.queryByText('Keep it')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect([view.isLoggedIn(), view.onClose.mock.calls.length]).toEqual([false, 1]);
});

it('asks what becomes of an application that waits, in place of Ok', async () => {
  markWaiting([{ ...mark, owner: '7' }]);
  const view = await act(async () => show(question));
  expect(screen.queryByRole('button', { name: 'Ok' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect([view.isLoggedIn(), view.onClose.mock.calls.length]).toEqual([false, 1]);
});

it('logs out also where the question is not released', async () => {
  markWaiting([{ ...mark, owner: '7' }]);
  const view = show();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(view.isLoggedIn()).toBe(false);
});
