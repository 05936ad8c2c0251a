import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

let broken = true;
jest.mock('./mui-overlays.tsx', () => {
  if (broken) throw new Error('network');
  return { MuiDialog: () => <p role="dialog">here</p> };
});

test('when the code of dialogs cannot be loaded, a message with Retry is shown', async () => {
  const onClose = jest.fn();
  render(<Dialog open onClose={onClose} title="T" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('button');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
