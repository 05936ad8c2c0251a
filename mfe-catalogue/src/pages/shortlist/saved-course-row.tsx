import { courseInfoQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import {
  Button,
  Card,
  CardBody,
  from,
  Heading,
  Stack,
  styled,
  Text,
  TextArea,
  TextLink,
  TrashIcon,
  VisuallyHidden,
} from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { CompareCheckbox } from '../../compare/compare-checkbox.tsx';
import { coursePath, universityLabelId } from '../../course/course-facts.ts';
import { cardDuration } from '../../course/duration.ts';
import { nextDeadlineText } from '../../course/intakes.ts';
import { useToday } from '../../dates/use-today.ts';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';
import type { SavedCourse } from '../../shortlist/saved-course.ts';
import { Logo } from '../../university/logo.tsx';

const Columns = styled.div({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [from.md]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', gap: '2rem' },
});
const Head = styled.div({ display: 'flex', gap: '.75rem', alignItems: 'flex-start' });
/**
 * The lines of the facts have their room before: what can be pressed below does not move when they arrive. On narrow
 * screens the deadline takes two lines.
 */
const Facts = styled.div({ minHeight: '4.5rem', [from.lg]: { minHeight: '3rem' } });

/** A saved course. Its name is shown immediately, its facts once they have loaded. */
export function SavedCourseRow({
  course,
  onNote,
  onRemove,
}: {
  course: SavedCourse;
  onNote: (note: string) => void;
  onRemove: () => void;
}) {
  const { data, dataUpdatedAt } = useQuery(courseInfoQuery(useApi(), course.id));
  const today = useToday(dataUpdatedAt);
  const deadline = data && nextDeadlineText(data, today);
  const name = course.name || data?.course_name || messages.course;
  const university = course.universityName || data?.university?.university_name || '';
  const context = (
    <VisuallyHidden>
      {' '}
      <DataText>{name}</DataText>
    </VisuallyHidden>
  );
  return (
    <Card>
      <CardBody>
        <Columns>
          <Stack gap={8}>
            <Head>
              <Logo src={data?.university?.logo} name={university || name} />
              <div>
                <Heading level={2} size="s">
                  <TextLink component={Link} to={coursePath(course.id)}>
                    <DataText>{name}</DataText>
                  </TextLink>
                </Heading>
                <Text tone="slate" size="s" id={universityLabelId(course.id)}>
                  <DataText>{university}</DataText>
                </Text>
              </div>
            </Head>
            <Facts>
              {data && (
                <>
                  <Text>
                    <strong>{formatFee(data.annual_fees, data.currency_type) ?? messages.feeFallback}</strong>
                    {' · '}
                    {cardDuration(data.duration_year)}
                  </Text>
                  {deadline && (
                    <Text tone="slate" size="s">
                      {deadline}
                    </Text>
                  )}
                </>
              )}
              {data === null && <Text>{messages.noCourseFound}</Text>}
            </Facts>
            <Stack row gap={12} style={{ marginTop: 'auto' }}>
              <CompareCheckbox
                course={{ id: course.id, course_name: name }}
                describedBy={universityLabelId(course.id)}
              />
              <Button
                size="s"
                variant="text"
                aria-describedby={universityLabelId(course.id)}
                onClick={onRemove}
                {...handsOnFocus('remove-course')}
              >
                <TrashIcon size={20} /> {messages.remove}
                {context}
              </Button>
            </Stack>
          </Stack>
          <TextArea
            label={
              <>
                {messages.note}
                {context}
              </>
            }
            rows={3}
            maxLength={500}
            value={course.note}
            onChange={(event) => onNote(event.target.value)}
          />
        </Columns>
      </CardBody>
    </Card>
  );
}
