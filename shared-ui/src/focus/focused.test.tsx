import { render, screen } from '@testing-library/react';
import { isFocusedInFrame } from '../testing/is-focused-in-frame.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { Focused } from './focused.tsx';

test('takes the focus when it appears and with every further part, not with other renders', () => {
  const { rerender } = render(<Focused part="one">One</Focused>);
  const box = screen.getByText('One').closest('[tabindex]') as HTMLElement;
  expect(box).toHaveFocus();
  box.blur();
  rerender(<Focused part="one">Still one</Focused>);
  expect(box).not.toHaveFocus();
  rerender(<Focused part="two">Two</Focused>);
  expect(box).toHaveFocus();
});

test('has the focus in the frame that shows it', async () => {
  expect(await isFocusedInFrame(<Focused>Submitted</Focused>)).toBe(true);
});

test('leaves the focus where it is when it appears with a page, and takes it with the next part', () => {
  const { rerender } = render(
    <Focused part="one" atFirst={false}>
      One
    </Focused>,
  );
  expect(document.body).toHaveFocus();
  rerender(
    <Focused part="two" atFirst={false}>
      Two
    </Focused>,
  );
  expect(screen.getByText('Two').closest('[tabindex]')).toHaveFocus();
});

test('focusOnMount focuses an element once, when it appears', () => {
  const heading = (
    <h2 ref={focusOnMount} tabIndex={-1}>
      Title
    </h2>
  );
  const { rerender } = render(heading);
  expect(screen.getByRole('heading')).toHaveFocus();
  screen.getByRole('heading').blur();
  rerender(heading);
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
