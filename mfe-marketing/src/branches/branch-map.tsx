import type { Branch } from 'shared-shell';
import { MapFrame } from 'shared-ui/map';
import { messages } from '../messages.en.ts';

/** The map of a branch, loaded on request. Give it a `key` per branch, so that each branch asks separately. */
export function BranchMap({ branch }: { branch: Branch }) {
  return (
    <MapFrame
      src={branch.mapUrl}
      title={messages.mapTitle(branch.city)}
      showLabel={messages.showMap}
      note={messages.mapFrom}
      missing={messages.mapMissing}
      caption={messages.mapCaption}
    />
  );
}
