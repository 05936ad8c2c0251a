import type { OpeningHours } from '../content-pack.ts';
import { emptyPack } from '../empty-pack.ts';
import { isOnHost } from '../schema/plain-address.ts';
import type { SectionName, Written, WrittenSections } from '../schema/sections.ts';
import type { Path } from './field-place.ts';

/** A value that the site can live with, but that its owner has hardly meant. */
interface DoubtfulValue {
  section: SectionName;
  path: Path;
  message: string;
}

type Branch = Written<'branches'>[number];

/** Values that are allowed each by itself, but do not fit together or do not lead to anything on the page. */
export function findDoubtfulValues(written: WrittenSections): DoubtfulValue[] {
  const { appointments, brand, branches, links } = written;
  return [
    ...doubtfulYear(brand),
    ...branches.flatMap((branch, index) =>
      [
        ...doubtfulHours(branch, appointments),
        ...doubtfulLocation(branch),
        ...doubtfulMap(branch, links.frames),
      ].map(({ path, message }) => ({ section: 'branches' as const, path: [index, ...path], message })),
    ),
    ...repeated(appointments.purposes ?? []).map((index) => ({
      section: 'appointments' as const,
      path: ['purposes', index],
      message: 'is named twice: delete one of the two',
    })),
    ...missingConsents(written),
  ];
}

type Doubt = Omit<DoubtfulValue, 'section'>;

/** Next year's copyright may be written in December; a later year is one of Bikram Sambat, 57 years ahead. */
function doubtfulYear({ copyrightYear }: Written<'brand'>): DoubtfulValue[] {
  if (copyrightYear === undefined || copyrightYear <= new Date().getFullYear() + 1) return [];
  const message = 'is in the future: write the year of the international calendar (not Bikram Sambat)';
  return [{ section: 'brand', path: ['copyrightYear'], message }];
}

/** Indexes of what is already earlier in a list. */
const repeated = (list: readonly unknown[]): number[] =>
  list.flatMap((value, index) => (list.indexOf(value) < index ? [index] : []));

function doubtfulHours(
  { openingHours = [] }: Branch,
  { url, slotMinutes }: Written<'appointments'>,
): Doubt[] {
  const twice = openingHours.flatMap(({ days }, index) =>
    repeated(days).map((day) => ({
      path: ['openingHours', index, 'days', day],
      message: 'is named twice: delete one of the two',
    })),
  );
  const overlapping = openingHours.flatMap((hours, index): Doubt[] => {
    const other = openingHours.slice(0, index).find((earlier) => overlap(earlier, hours));
    return other
      ? [
          {
            path: ['openingHours', index],
            message: `overlaps the hours from ${other.opens} to ${other.closes} of the same day: write the hours of a day once`,
          },
        ]
      : [];
  });
  const isTooShort =
    !url &&
    slotMinutes !== undefined &&
    openingHours.length > 0 &&
    openingHours.every(({ opens, closes }) => minutesOf(closes) - minutesOf(opens) < slotMinutes);
  return [
    ...twice,
    ...overlapping,
    ...(isTooShort
      ? [
          {
            path: ['openingHours'],
            message: `has no room for an appointment of ${slotMinutes} minutes, so that nobody can book one here: write longer hours, or a smaller slotMinutes in appointments.yaml`,
          },
        ]
      : []),
  ];
}

const overlap = (a: OpeningHours, b: OpeningHours): boolean =>
  a.opens < b.closes && b.opens < a.closes && a.days.some((day) => b.days.includes(day));

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Branches abroad are possible, so only a place that is in Nepal when its numbers are exchanged is doubtful. */
function doubtfulLocation({ location }: Branch): Doubt[] {
  const isInNepal = (latitude: number, longitude: number) =>
    latitude > 26 && latitude < 31 && longitude > 80 && longitude < 89;
  return location && isInNepal(location.longitude, location.latitude)
    ? [{ path: ['location'], message: 'would be in Nepal with its numbers exchanged: exchange the two' }]
    : [];
}

/** Addresses of these services that may be shown in a frame; all of their other pages refuse it. */
const MAPS_FOR_EMBEDDING = [
  {
    host: 'google.com',
    isForEmbedding: ({ pathname, searchParams }: URL) =>
      pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed',
    cure: 'open the map, choose "Share" and "Embed a map", and write the address after src= in it',
  },
  {
    host: 'openstreetmap.org',
    isForEmbedding: ({ pathname }: URL) => pathname === '/export/embed.html',
    cure: 'open the map, choose "Share" and "HTML", and write the address after src= in it',
  },
];

function doubtfulMap({ mapUrl }: Branch, frames = emptyPack.links.frames ?? []): Doubt[] {
  if (mapUrl === undefined) return [];
  const url = new URL(mapUrl);
  const doubt = (message: string) => [{ path: ['mapUrl'], message }];
  const service = MAPS_FOR_EMBEDDING.find(({ host }) => isOnHost(mapUrl, host));
  if (service && !service.isForEmbedding(url))
    return doubt(`is a page that refuses to be shown inside another one: ${service.cure}`);
  // The page compares whole origins: `openstreetmap.org` is not `www.openstreetmap.org`.
  return frames.includes(url.origin)
    ? []
    : doubt(
        `is not shown, because ${url.origin} is not one of the services in frames (${frames.join(', ') || 'none'}): write an address of one of them, or add it to frames in links.yaml`,
      );
}

/** Publishing a person's words needs consent; fictional people of a demonstration need none. */
function missingConsents({ brand, testimonials, successStories }: WrittenSections): DoubtfulValue[] {
  if (brand.demonstration) return [];
  const missing = (section: 'testimonials' | 'successStories', people: readonly { consent?: string }[]) =>
    people.flatMap(({ consent }, index) =>
      consent
        ? []
        : [
            {
              section,
              path: [index, 'consent'],
              message: 'is not set: write the date on which the person agreed to be published',
            },
          ],
    );
  return [...missing('testimonials', testimonials), ...missing('successStories', successStories)];
}
