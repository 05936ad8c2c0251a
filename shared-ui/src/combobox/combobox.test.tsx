import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';
import type { EarlySuggestions } from './early-list.tsx';

const all = ['Nursing', 'Networking', 'Nutrition'].map((name, id) => ({ id, name }));

interface SearchProps {
  /** Suggestions for any text. */
  found?: typeof all;
  onSelect?: (course: { id: number; name: string }) => void;
  early?: EarlySuggestions;
}

function Search({ found = all, onSelect = () => {}, early }: SearchProps) {
  const [value, setValue] = useState('');
  const [open, setOpen] = useState(false);
  const options = value === '' ? [] : found;
  return (
    <Combobox
      label="Course"
      inputValue={value}
      onInputChange={(next) => {
        setValue(next);
        setOpen(next !== '');
      }}
      options={options}
      optionLabel={({ name }) => name}
      optionKey={({ id }) => id}
      open={open}
      onOpenChange={setOpen}
      onSelect={onSelect}
      early={early}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'Course' });
const activeOption = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing opens the list; Down, Down, Enter picks the second and fills the input', async () => {
  const onSelect = jest.fn();
  render(<Search onSelect={onSelect} />);
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input(), 'n');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toBe('Networking');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(all[1]);
  expect(input()).toHaveValue('Networking');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Esc closes first, then clears', async () => {
  render(<Search />);
  await userEvent.type(input(), 'n');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input()).toHaveValue('n');
  await userEvent.keyboard('{Escape}');
  expect(input()).toHaveValue('');
});

test('Enter without a selected option submits the form', async () => {
  const onSelect = jest.fn();
  render(<Search onSelect={onSelect} />);
  await userEvent.type(input(), 'n{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  expect(input()).toHaveValue('n');
});

test('Tab leaves and closes without selecting', async () => {
  const onSelect = jest.fn();
  render(<Search onSelect={onSelect} />);
  await userEvent.type(input(), 'n');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
});

test('the number of suggestions is announced after one second', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Search />);
  await user.type(input(), 'n');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  jest.useRealTimers();
});

test('suggestions from before the code stay until the list opens, or the text is removed', async () => {
  const early = { address: 'http://api.test/?search=', all: 'View all results' } as EarlySuggestions;
  const { container } = render(<Search early={early} />);
  const list = container.querySelector('[data-early-suggestions]') as HTMLElement;
  expect(JSON.parse(list.dataset.earlySuggestions ?? '')).toEqual(early);
  expect(list).not.toBeVisible();
  const fill = () => list.append(document.createElement('li'));
  fill();
  expect(list).toBeVisible();
  await userEvent.type(input(), 'n');
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(list).toBeEmptyDOMElement();
  await userEvent.keyboard('{Escape}');
  fill();
  await userEvent.clear(input());
  expect(list).toBeEmptyDOMElement();
});

test.each([
  ['when the focus has gone to another element', () => userEvent.tab()],
  [
    'while another button is pressed',
    async () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Search' })),
  ],
  ['while a finger is on the page', async () => fireEvent.pointerDown(document.body)],
])('a list that comes %s does not open', async (_when, leave) => {
  const search = (found: typeof all) => (
    <>
      <Search found={found} />
      <button type="button">Search</button>
    </>
  );
  const { rerender } = render(search([]));
  await userEvent.type(input(), 'n');
  await leave();
  rerender(search(all));
  expect(screen.queryByRole('listbox')).toBeNull();
});
