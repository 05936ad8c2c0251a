import { Picture } from 'shared-ui/picture';
import defaultImage from '../course/default-image.svg';

/** The API may send any picture. Dimming it keeps the white text on it readable. */
const dimmed = { opacity: 0.5 } as const;

/** The picture behind the name of a course or a university, or a drawn one. */
export const BannerPicture = ({ images }: { images: readonly { image: string }[] }) => (
  <Picture
    src={images[0]?.image}
    fallbackSrc={defaultImage}
    width={1200}
    height={480}
    style={dimmed}
    fetchPriority="high"
  />
);
