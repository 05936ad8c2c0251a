import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmButton, type ConfirmButtonProps } from './confirm-button.tsx';

function Example(props: Partial<ConfirmButtonProps>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ConfirmButton
      label="Withdraw"
      about=" Nursing"
      question="Do you want to withdraw it?"
      keepLabel="Keep it"
      isAsking={isAsking}
      onAsk={() => setIsAsking(true)}
      onKeep={() => setIsAsking(false)}
      onConfirm={() => {}}
      isPending={false}
      {...props}
    />
  );
}

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Nursing' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw' }));
};

test('asks once more, and can be left without an effect', async () => {
  const confirm = jest.fn();
  render(<Example onConfirm={confirm} />);
  const first = await ask();
  expect(first.getByText('Do you want to withdraw it?')).toBeVisible();
  await userEvent.click(first.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click((await ask()).getByRole('button', { name: 'Withdraw' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('says why it failed, and offers another way', async () => {
  render(<Example error="Log in first." instead={<a href="/login">Login</a>} />);
  const dialog = await ask();
  expect(dialog.getByText('Log in first.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});
