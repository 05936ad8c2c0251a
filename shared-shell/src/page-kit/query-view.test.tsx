import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView } from './query-view.tsx';

type Data = string[] | { results: string[] } | { name: string } | null;

const show = (query: { data?: Data; error?: unknown }, refetch = jest.fn()) => {
  render(
    <QueryView<Data>
      query={{ data: query.data, error: query.error ?? null, refetch }}
      loading={<p>Loading</p>}
      failure={(error) => `Failed: ${error}`}
      empty="Nothing here"
      action={<a href="/">Home</a>}
    >
      {(data) => <p>{`Content ${JSON.stringify(data)}`}</p>}
    </QueryView>,
  );
  return refetch;
};

test('without data and error it is loading', () => {
  show({});
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
});

test('without data and with an error it shows the failure, Retry and a way on', async () => {
  const refetch = show({ error: '503' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed: 503');
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test.each<[string, Data]>([
  ['no record', null],
  ['a list without records', []],
  ['a page without results', { results: [] }],
])('%s is empty', (_case, data) => {
  show({ data });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here');
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});

test.each<[string, Data]>([
  ['a record', { name: 'a' }],
  ['a list', ['a']],
  ['a page', { results: ['a'] }],
])('%s is content, also after a later failure', (_case, data) => {
  show({ data, error: '503' });
  expect(screen.getByText(/^Content/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
