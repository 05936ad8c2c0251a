import { Heading, PinIcon, Stack, styled, TextLink, VisuallyHidden } from 'shared-ui';
import { MapFrame } from 'shared-ui/map';
import { messages } from '../messages.en.ts';
import { mapFrameAddress, mapPageAddress, placeText } from './map-address.ts';

const Address = styled.address({
  display: 'flex',
  gap: '.5rem',
  fontStyle: 'normal',
  '& svg': { flex: 'none', marginTop: '.15rem', color: 'var(--c-accent)' },
});

/**
 * Where one would study: what the API says of the place as text, the way to a map, and the map itself once it is asked
 * for. Nothing when the place is unknown.
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
  const place = placeText([city, country]);
  const address = placeText([name, city, country]);
  if (!address) return null;
  return (
    <section aria-labelledby="where-you-study">
      <Stack gap={12}>
        <Heading level={2} size="m" id="where-you-study">
          {messages.whereYouStudy}
        </Heading>
        <Address>
          <PinIcon size={20} />
          <span>
            {name && <strong>{name}</strong>}
            {name && place && <br />}
            {place}
          </span>
        </Address>
        <TextLink href={mapPageAddress(address)} newTab style={{ alignSelf: 'start' }}>
          {messages.openInMaps}
          <VisuallyHidden> {address}</VisuallyHidden>
        </TextLink>
        <div style={{ maxWidth: '40rem' }}>
          <MapFrame
            key={address}
            src={mapFrameAddress(address)}
            title={messages.mapOf(name ?? address)}
            showLabel={messages.showMap}
            note={messages.mapFrom}
            caption={messages.mapCaption}
          />
        </div>
      </Stack>
    </section>
  );
}
