import type { University } from 'shared-api';
import { Grid } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { UniversityPicture } from '../../university/university-picture.tsx';

/** The pictures after the first, which is the banner. */
export function UniversityPictures({ university }: { university: University }) {
  const further = university.images.slice(1);
  if (further.length === 0) return null;
  return (
    <Grid component="ul" columns={[1, 2]} aria-label={messages.picturesOf(university.university_name)}>
      {further.map(({ image }) => (
        <li key={image} style={{ overflow: 'hidden', borderRadius: 16 }}>
          <UniversityPicture src={image} />
        </li>
      ))}
    </Grid>
  );
}
