import { universityInfoQuery, useQuery } from 'shared-api';
import { useApi, useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { from, Stack, styled, Text, TextLink } from 'shared-ui';
import { readId } from '../../address/read-id.ts';
import { useToday } from '../../dates/use-today.ts';
import { nocMessages as texts } from '../../noc/messages.en.ts';
import { NOC_PORTAL } from '../../noc/sources.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { Checklist } from './checklist.tsx';
import { InstitutionSection } from './institution-section.tsx';
import { Sources } from './sources.tsx';
import { TextSection } from './text-section.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: '3rem', alignItems: 'start' },
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});

/**
 * /noc: the checklist for Nepal's No Objection Certificate. `?university=` fills in what is known of an institution. The
 * server's HTML is the whole list; code keeps the ticks on the device.
 */
export default function NocPage() {
  const api = useApi();
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  const id = readId(query.get('university'));
  const university = useQuery({ ...universityInfoQuery(api, id ?? 0), enabled: id !== null });
  const today = useToday(university.dataUpdatedAt);
  usePage({
    title: texts.title,
    description: texts.description,
    canonical: '/noc',
    jsonLd: [breadcrumbs(publicUrl, [{ name: texts.title, path: '/noc' }])],
  });
  return (
    <CatalogueFrame title={texts.title} lead={texts.lead}>
      <Columns>
        <Stack gap={32}>
          <TextSection id="what" title={texts.what}>
            <Text>{texts.whatText}</Text>
            <Text>
              <TextLink href={NOC_PORTAL} newTab>
                {texts.portal}
              </TextLink>
            </Text>
          </TextSection>
          <InstitutionSection
            university={university.data ?? null}
            isUnknown={university.data === null}
            today={today}
          />
        </Stack>
        <Stack gap={32}>
          <Checklist />
          <Sources />
        </Stack>
      </Columns>
    </CatalogueFrame>
  );
}
