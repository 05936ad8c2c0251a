import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button.tsx';

const user = userEvent.setup();
const own = window.print;
const withPrint = (print: unknown) => Object.assign(window, { print });
afterEach(() => withPrint(own));

it('prints the page', async () => {
  const print = jest.fn();
  withPrint(print);
  render(<PrintButton />);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so in a browser that cannot print', async () => {
  withPrint(undefined);
  render(<PrintButton />);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^This browser cannot print. Open the page in another/);
});
