import { countryListQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { Alert, Button, Card, CardBody, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { profileSearchPath } from '../../qualify/profile-search.ts';
import { DeleteProfile } from './delete-profile.tsx';
import { EnglishSection } from './english-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { StudiesSection } from './studies-section.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** Id of the line that says whether there is a profile. */
const STATE = 'profile-state';

/** The form, and what can be done with the profile. */
export function OwnProfile() {
  const state = useOwnProfile();
  const { profile } = state;
  const countries = useQuery(countryListQuery(useApi())).data ?? [];
  return (
    <Stack gap={24}>
      {!state.isPersistent && <Alert severity="warning">{messages.profileNotPersistent}</Alert>}
      <form aria-label={messages.myProfile} onSubmit={(event) => event.preventDefault()}>
        <Stack gap={32}>
          <StudiesSection {...state} />
          <EnglishSection {...state} />
          <PlansSection {...state} countries={countries} />
        </Stack>
      </form>
      <Card>
        <CardBody>
          <Text id={STATE} role="status">
            {profile ? messages.profileSaved : messages.profileEmpty}
          </Text>
          {profile && (
            <Stack row gap={12}>
              <Button variant="primary" component={Link} to={profileSearchPath(profile, countries)}>
                {messages.searchWithProfile}
              </Button>
              <DeleteProfile onDelete={state.remove} focusAfter={STATE} />
            </Stack>
          )}
          <Text tone="muted" size="s">
            {messages.searchSends}
          </Text>
        </CardBody>
      </Card>
    </Stack>
  );
}
