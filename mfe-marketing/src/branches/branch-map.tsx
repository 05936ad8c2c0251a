import type { Branch } from 'shared-shell';
import { MapFrame } from 'shared-ui/map';
import { messages, texts } from '../messages.en.ts';

/** The map of a branch, asked for by a click. Give it a `key` per branch, so that another branch asks again. */
export function BranchMap({ branch }: { branch: Branch }) {
  return (
    <MapFrame
      src={branch.mapUrl}
      title={texts.mapTitle(branch.city)}
      showLabel={texts.showMap}
      note={texts.mapFrom}
      missing={texts.mapMissing}
      caption={messages.mapCaption}
    />
  );
}
