import defaultImage from '../course/default-image.svg';

/** Any picture may come from the API: dimmed onto the night behind it, white text stays readable on all of them. */
const dimmed = { opacity: 0.5 } as const;

/** The picture behind the name of a course or a university; a drawn one where there is none. */
export const BannerPicture = ({ images }: { images: readonly { image: string }[] }) => (
  <img
    src={images[0]?.image || defaultImage}
    alt=""
    width={1200}
    height={480}
    style={dimmed}
    fetchPriority="high"
  />
);
