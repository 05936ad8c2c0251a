import { PageFrame, type PageFrameProps } from 'shared-ui/page-frame';
import { Picture } from 'shared-ui/picture';
import defaultImage from '../course/default-image.svg';

/** The frame of the catalogue's list pages, and of every page while it loads, fails or finds nothing. */
export const CatalogueFrame = (frame: Omit<PageFrameProps, 'scene' | 'compact' | 'tight'>) => (
  <PageFrame
    compact
    tight
    scene={
      <Picture
        src={defaultImage}
        alt=""
        width={1200}
        height={480}
        style={{ aspectRatio: '5/2' }}
        fetchPriority="high"
      />
    }
    {...frame}
  />
);
