import { type Branch, useConfig } from 'shared-shell';
import { MapFrame } from 'shared-ui/map';
import { messages } from '../messages.en.ts';

/** The map of a branch, loaded on request. */
export function BranchMap({ branch }: { branch: Branch }) {
  const { links } = useConfig();
  const { mapPicture, mapUrl = '', city } = branch;
  return (
    <MapFrame
      src={mapUrl}
      allowed={links.frames}
      title={messages.mapTitle(city)}
      showLabel={messages.showMap}
      note={messages.mapFrom}
      picture={mapPicture && { ...mapPicture, alt: messages.mapPicture(city) }}
      caption={messages.mapCaption}
    />
  );
}
