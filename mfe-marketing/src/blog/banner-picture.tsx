import { from, styled } from 'shared-ui';
import { Scene } from 'shared-ui/scenes';
import { useFailedImage } from '../pictures/use-failed-image.ts';

/** Any picture may come: dimmed onto the night behind it, white words stay readable on all of them. */
const Dimmed = styled.img({ opacity: 0.35, [from.md]: { opacity: 0.5 } });

/** A post's picture in its banner; the drawn ridge where there is none or it fails to load (D1 §2, §8). */
export function BannerPicture({ src }: { src: string | null | undefined }) {
  const { failed, image, onError } = useFailedImage(src);
  if (!src || failed) return <Scene name="ridge" />;
  return (
    <Dimmed ref={image} src={src} alt="" width={1200} height={630} fetchPriority="high" onError={onError} />
  );
}
