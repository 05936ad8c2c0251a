import { from, styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { Scene } from 'shared-ui/scenes';

/** Any picture may come: dimmed onto the night behind it, white words stay readable on all of them. */
const Dimmed = styled(Picture)({ opacity: 0.35, [from.md]: { opacity: 0.5 } });

/** A post's picture in its banner; the drawn ridge where there is none or it fails to load (BLOG-6, ERR-4). */
export const BannerPicture = ({ src }: { src: string | null | undefined }) => (
  <Dimmed src={src} fallback={<Scene name="ridge" />} width={1200} height={630} fetchPriority="high" />
);
