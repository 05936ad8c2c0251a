import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnchorHTMLAttributes } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './text-link.tsx';

beforeAll(() => Object.assign(globalThis, { appliesAllStyles: true }));

const RouterLink = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);

describe('Button', () => {
  test("shows 'Loading' and is disabled while loading (LAYOUT-13)", async () => {
    const click = jest.fn();
    const { rerender } = render(<Button onClick={click}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <Button onClick={click} loading>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Loading' });
    expect(button).toBeDisabled();
    expect(getComputedStyle(button).opacity).toBe('0.55');
    await userEvent.click(button);
    expect(click).toHaveBeenCalledTimes(1);
  });

  test('submits a form only with type submit', async () => {
    const submit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('can be a link', () => {
    render(
      <Button component={RouterLink} to="/blog" variant="primary">
        Blog
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Blog' });
    expect(link).toHaveAttribute('href', '/blog');
    expect(link).not.toHaveAttribute('type');
  });
});

test('IconButton has a name', async () => {
  const click = jest.fn();
  render(
    <IconButton label="Close" onClick={click}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(click).toHaveBeenCalled();
});

test('TextLink to a new tab announces it and gives no access to this page', () => {
  render(
    <TextLink href="https://example.com" newTab>
      Official page
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Official page (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
