import { countryName } from 'shared-api/vocabulary';
import { useConfig } from 'shared-shell';
import { from, Heading, PinIcon, Stack, styled, TextLink, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { MapFrame } from 'shared-ui/map';
import { messages } from '../messages.en.ts';
import { mapFrameAddress, mapPageAddress, placeText } from './map-address.ts';

const Columns = styled.div({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [from.md]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)', alignItems: 'start' },
});
const Address = styled.address({
  overflowWrap: 'anywhere',
  display: 'flex',
  gap: '.5rem',
  fontStyle: 'normal',
  '& svg': { flex: 'none', marginTop: '.15rem', color: 'var(--c-accent)' },
});

/**
 * The place of study: as text, as a link to a map, and as an embedded map once the visitor asks for it. Renders
 * nothing when the place is unknown.
 */
export function PlaceSection({
  name,
  city,
  country,
}: {
  /** Of the university; null when unknown. */
  name: string | null;
  city?: string | null;
  country?: string | null;
}) {
  const { links } = useConfig();
  const place = placeText([city, countryName(country)]);
  const address = placeText([name, city, country]);
  if (!address) return null;
  return (
    <section aria-labelledby="where-you-study">
      <Stack gap={12}>
        <Heading level={2} size="m" id="where-you-study">
          {messages.whereYouStudy}
        </Heading>
        <Columns>
          <Stack gap={12}>
            <Address>
              <PinIcon size={20} />
              <span>
                {name && (
                  <strong>
                    <DataText>{name}</DataText>
                  </strong>
                )}
                {name && place && <br />}
                {place}
              </span>
            </Address>
            <TextLink href={mapPageAddress(address)} newTab style={{ alignSelf: 'start' }}>
              {messages.openInMaps}
              <VisuallyHidden>
                {' '}
                <DataText>{address}</DataText>
              </VisuallyHidden>
            </TextLink>
          </Stack>
          <MapFrame
            key={address}
            src={mapFrameAddress(address)}
            allowed={links.frames}
            title={messages.mapOf(name ?? address)}
            showLabel={messages.showMap}
            note={messages.mapFrom}
          />
        </Columns>
      </Stack>
    </section>
  );
}
