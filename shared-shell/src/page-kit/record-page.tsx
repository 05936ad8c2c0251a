import type { ComponentType, ReactNode } from 'react';
import { usePage } from 'shared-shell';
import { QueryView, type QueryViewProps } from './query-view.tsx';

export interface RecordPageProps<T> extends Omit<QueryViewProps<T>, 'empty'> {
  /** Heading, and document title, while there is no record. */
  title: string;
  /** Text, and document title, when the API answered that there is no such record (null). */
  notFound: string;
  /** Document title after a failure; default `title`. */
  failureTitle?: string;
  /** The page around the states without a record. */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/**
 * The page of one record: its content, or a page that is loading, failed or not found (status 404). The content gives
 * its own title with `usePage`; the other states are kept out of search engines.
 */
export function RecordPage<T>(props: RecordPageProps<T>) {
  return props.query.data ? props.children(props.query.data) : <PageWithoutRecord {...props} />;
}

function PageWithoutRecord<T>({
  title,
  notFound,
  failureTitle = title,
  frame: Frame,
  ...view
}: RecordPageProps<T>) {
  const { data, error } = view.query;
  usePage({
    title: data === null ? notFound : error ? failureTitle : title,
    robots: 'noindex',
    status: data === null ? 404 : undefined,
  });
  return (
    <Frame title={title}>
      <QueryView {...view} empty={notFound} />
    </Frame>
  );
}
