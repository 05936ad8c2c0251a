import { Picture } from 'shared-ui/picture';
import defaultImage from '../course/default-image.svg';

const fillsItsCard = { width: '100%', aspectRatio: '800 / 360', objectFit: 'cover' } as const;

/** A picture of a university, or a drawn one. Decorative: the name is always beside it. */
export const UniversityPicture = ({ src }: { src: string | null | undefined }) => (
  <Picture
    src={src}
    fallbackSrc={defaultImage}
    width={800}
    height={360}
    loading="lazy"
    style={fillsItsCard}
  />
);
