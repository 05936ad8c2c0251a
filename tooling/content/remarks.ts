import type { ContentPack, ContentProblem, ReadPack } from 'shared-content';

/**
 * What the owner of a pack may not know of what it leaves out. Not warnings: it may be meant so.
 */
export const remarksOn = ({ pack, languages = {} }: ReadPack): ContentProblem[] => [
  ...closedBranches(pack),
  ...untranslated(pack, languages),
];

/** Branches at which nobody can book an appointment. Nothing is said where appointments are booked elsewhere. */
const closedBranches = ({ appointments, branches }: ContentPack): ContentProblem[] =>
  appointments.url
    ? []
    : branches.flatMap(({ city, openingHours }, index) =>
        openingHours.length > 0
          ? []
          : [
              {
                file: 'branches.yaml',
                field: `branches[${index}].openingHours`,
                message: `is not set, so that nobody can book an appointment in ${city}: write the hours in which visitors may come`,
              },
            ],
      );

/** Texts without any translation; a pack that is being begun has none. */
const untranslated = (
  { branches, privacy, successStories, testimonials }: ContentPack,
  languages: Readonly<Record<string, ContentPack>>,
): ContentProblem[] =>
  Object.keys(languages).length > 0 ||
  [...branches, ...privacy.sections, ...successStories, ...testimonials].length === 0
    ? []
    : [
        {
          file: 'ne/',
          message:
            'is not in the pack, so that the pages in Nepali show its texts in English: write a file such as ne/branches.yaml with what differs (docs/content.md, "In Nepali")',
        },
      ];
