import type { University } from 'shared-api';
import { Link } from 'shared-shell';
import { Alert, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { nocMessages as texts } from '../../noc/messages.en.ts';
import { uaeSources } from '../../noc/sources.ts';
import { nameOfUniversity } from '../../university/university-name.ts';
import { pathOfUniversity } from '../../university/university-path.ts';
import { standingOf } from '../../verification/institution.ts';
import { StandingText } from '../../verification/verification-section.tsx';
import { SourceList } from './sources.tsx';
import { TextSection } from './text-section.tsx';

/** As the API names the country in whose free zones the ministry examines institutions. */
const isInUae = (country: string | null | undefined) =>
  /^(uae|dubai|united arab emirates)$/i.test(country?.trim() ?? '');

/** What must be true of an institution, what is known of the chosen one, and the stop for the UAE. */
export function InstitutionSection({
  university,
  isUnknown,
  today,
}: {
  university: University | null;
  /** The address names one that does not exist. */
  isUnknown: boolean;
  today: string;
}) {
  const country = university?.city?.country?.country_name;
  return (
    <>
      <TextSection
        id="institution"
        title={university ? texts.institutionOf(nameOfUniversity(university)) : texts.institution}
      >
        {university ? (
          <div>
            <StandingText standing={standingOf(university, today)} />
            <Text style={{ marginTop: '.5rem' }} data-no-print="">
              <TextLink component={Link} to={pathOfUniversity(university)}>
                <DataText>{nameOfUniversity(university)}</DataText>
              </TextLink>
            </Text>
          </div>
        ) : (
          <Text tone="slate">{isUnknown ? texts.unknownInstitution : texts.chooseInstitution}</Text>
        )}
        <ul style={{ paddingInlineStart: '1.2rem', display: 'grid', gap: '.375rem' }}>
          {texts.institutionRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="uae" title={texts.uaeTitle}>
        {isInUae(country) && <Alert severity="warning">{texts.uaeApplies}</Alert>}
        <Text>{texts.uaeText}</Text>
        <SourceList sources={uaeSources} />
      </TextSection>
    </>
  );
}
