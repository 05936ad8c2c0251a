import type { ReactNode } from 'react';
import { errorMessage, scholarshipListQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Grid } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { ScholarshipCard } from './scholarship-card.tsx';

/** A university's scholarships, and every state of their query. */
export function ScholarshipList({
  filters,
  columns,
  empty,
}: {
  filters: Parameters<typeof scholarshipListQuery>[1];
  columns: readonly [number, number, number];
  /** Shown when there are none. */
  empty: ReactNode;
}) {
  const scholarships = useQuery(scholarshipListQuery(useApi(), filters));
  return (
    <QueryView
      query={scholarships}
      loading={<LoadingSpinner />}
      failure={errorMessage.scholarshipList}
      empty={empty}
    >
      {(found) => (
        <Grid component="ul" columns={columns}>
          {found.map((scholarship) => (
            <li key={scholarship.id}>
              <ScholarshipCard scholarship={scholarship} />
            </li>
          ))}
        </Grid>
      )}
    </QueryView>
  );
}
