import { PageFrame, type PageFrameProps } from 'shared-ui/page-frame';
import { Picture } from 'shared-ui/picture';
import defaultImage from '../event/default-image.svg';

/** The frame of the list, and of an event while it loads, fails or is not found. */
export const EventsFrame = (frame: Omit<PageFrameProps, 'scene'>) => (
  <PageFrame scene={<Picture src={defaultImage} alt="" width={800} height={450} />} {...frame} />
);
