import { Picture } from 'shared-ui/picture';
import { sceneUrls } from 'shared-ui/scenes';

/** A post's picture, or the drawn ridge (ERR-4). */
export const BlogImage = ({ src }: { src: string | null | undefined }) => (
  <Picture src={src} fallbackSrc={sceneUrls.ridge} width={640} height={400} loading="lazy" decoding="async" />
);
