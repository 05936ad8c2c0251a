import { Picture } from 'shared-ui/picture';
import defaultImage from '../course/default-image.svg';

/** Any picture may come from the API: dimmed onto the night behind it, white text stays readable on all of them. */
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
