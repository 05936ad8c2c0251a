import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UntilCode } from './index.ts';

/** A dialog without modality, because jsdom has no `showModal`. */
const inDialog = (
  <dialog suppressHydrationWarning>
    <UntilCode>If you are logged in already, the form appears here.</UntilCode>
  </dialog>
);
const text = () => screen.getByText(/^If you are logged in already/);
/** Whether the text takes room: the test environment has no layout. */
const hasRoom = () => getComputedStyle(text()).display !== 'none';

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(inDialog);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});
const dialog = () => box.querySelector('dialog')!;
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(box, inDialog);
  });

it('keeps its room, unseen, in a dialog that was opened before the code came, until that is closed', async () => {
  dialog().open = true;
  expect(text()).toBeVisible();
  await hydrate();
  expect(hasRoom()).toBe(true);
  expect(text()).not.toBeVisible();
  await act(async () => dialog().close());
  await waitFor(() => expect(hasRoom()).toBe(false));
  dialog().open = true;
  expect(hasRoom()).toBe(false);
});

it('takes no room in a dialog that is opened when the code is there', async () => {
  await hydrate();
  dialog().open = true;
  expect(hasRoom()).toBe(false);
});
