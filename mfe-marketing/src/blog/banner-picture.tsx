import { from, styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { Scene } from 'shared-ui/scenes';

/** The API may send any picture. Dimming it keeps the white text on it readable. */
const Dimmed = styled(Picture)({ opacity: 0.35, [from.md]: { opacity: 0.5 } });

/** A post's picture in its banner, or the drawn ridge (BLOG-6, ERR-4). */
export const BannerPicture = ({ src }: { src: string | null | undefined }) => (
  <Dimmed src={src} fallback={<Scene name="ridge" />} width={1200} height={630} fetchPriority="high" />
);
