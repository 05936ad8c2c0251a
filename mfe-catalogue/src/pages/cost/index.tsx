import { courseInfoQuery, useQuery } from 'shared-api';
import { useApi, useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Alert, from, Stack, styled } from 'shared-ui';
import { costPath } from '../../cost/cost-address.ts';
import { planOfSearch } from '../../cost/plan-of-search.ts';
import { useRates, withOwnRate } from '../../cost/use-rates.ts';
import { courseName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { CostForm } from './cost-form.tsx';
import { CostResult } from './cost-result.tsx';
import { useCostSearch } from './use-cost-search.ts';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2.5rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)', gap: '3rem', alignItems: 'start' },
  '@media print': { display: 'block' },
});

/** /cost: what a plan costs, once and every year, and what must be shown for the visa. The whole plan is in the address. */
export default function CostPage() {
  const state = useCostSearch();
  const { publicUrl } = useConfig();
  const { search } = state;
  const found = useQuery({
    ...courseInfoQuery(useApi(), search.course ?? 0),
    enabled: search.course !== null,
  });
  const course = (search.course !== null && found.data) || null;
  const calculation = planOfSearch(search, course);
  const inUse = useRates();
  const isPlain = Object.values(search).every((value) => !value);
  usePage({
    title: messages.costTitle,
    description: messages.costDescription,
    canonical: costPath(search),
    ...(isPlain ? {} : { robots: 'noindex,follow' as const }),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.costTitle, path: '/cost' }])],
  });
  return (
    <CatalogueFrame title={messages.costTitle} lead={messages.costLead}>
      <Columns>
        <CostForm state={state} calculation={calculation} course={course} inUse={inUse} />
        <Stack gap={16}>
          {search.course !== null && found.data === null && (
            <Alert severity="warning">{messages.noSuchCourse}</Alert>
          )}
          <CostResult
            calculation={calculation}
            inUse={withOwnRate(inUse, calculation.rule.currency, search.rate)}
            ownRate={search.rate !== null}
            course={course && courseName(course)}
            chosen={costPath(search)}
          />
        </Stack>
      </Columns>
    </CatalogueFrame>
  );
}
