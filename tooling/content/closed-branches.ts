import type { ContentPack, ContentProblem } from 'shared-content';

/**
 * Remarks about branches at which nobody can book an appointment, because they have no opening hours. Not warnings: a
 * branch may be open by arrangement only. Nothing is said where appointments are booked elsewhere.
 */
export const closedBranches = ({
  appointments,
  branches,
}: Pick<ContentPack, 'appointments' | 'branches'>): ContentProblem[] =>
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
