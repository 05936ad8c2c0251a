import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserOnly } from './browser-only.tsx';
import { shownContent } from './shown-content.ts';

const Courses = ({ note = '' }: { note?: string }) => (
  <ul className="courses">
    <li>
      <a href="/course_details/12">Master of Law</a>
      <input type="checkbox" aria-label="Compare" defaultChecked />
      <textarea aria-label="Note" defaultValue={note} />
      <button type="button">Remove</button>
      <p data-not-kept="">Saved on this phone</p>
    </li>
  </ul>
);
const page = (
  <BrowserOnly needsScript="Needs script.">
    <Courses />
  </BrowserOnly>
);

/** The element that a kept copy fills, as the server writes it. */
const EMPTY = '<div data-browser-content=""></div>';

test('the content is kept with its state and the styles of its classes, its controls switched off', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.courses{color:red}.others{color:blue}@media print{.courses{color:black}}';
  const { unmount } = render(page);
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value = 'ask <them>';
  const { html, css } = shownContent()!;
  expect(html).toContain('<a href="/course_details/12">Master of Law</a>');
  expect(html).toContain('disabled="">ask &lt;them&gt;</textarea>');
  expect(html).toMatch(/<input [^>]*checked=""/);
  expect(html).not.toContain('Saved on this phone');
  expect(html.match(/disabled=""/g)).toHaveLength(3);
  expect(css).toContain('.courses {color: red;}');
  expect(css).toContain('@media print');
  expect(css).not.toContain('others');
  unmount();
  style.remove();
  expect(shownContent()).toBeUndefined();
});

test('a kept copy shows its content until the code runs, without a difference for React, and keeps the focus', async () => {
  const html = renderToString(page);
  expect(html).toContain(EMPTY);
  expect(html).toContain('Needs script.');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html.replace(EMPTY, EMPTY.replace('></', '><a href="/course_details/12">as kept</a></'));
  screen.getByRole('link', { name: 'as kept' }).focus();
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveTextContent('Master of Law');
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
  act(() => hydrated.unmount());
  root.remove();
});
