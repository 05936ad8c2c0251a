import { courseInfoQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import {
  Button,
  Card,
  CardBody,
  Checkbox,
  Heading,
  Stack,
  Text,
  TextArea,
  TextLink,
  VisuallyHidden,
} from 'shared-ui';
import { coursePath } from '../../course/course-facts.ts';
import { cardDuration } from '../../course/duration.ts';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';
import type { SavedCourse } from '../../shortlist/saved-course.ts';

/** A saved course: its name is known without the API, its facts follow. */
export function SavedCourseRow({
  course,
  isChosen,
  canChoose,
  onChoose,
  onNote,
  onRemove,
}: {
  course: SavedCourse;
  isChosen: boolean;
  canChoose: boolean;
  onChoose: () => void;
  onNote: (note: string) => void;
  onRemove: () => void;
}) {
  const { data } = useQuery(courseInfoQuery(useApi(), course.id));
  const context = <VisuallyHidden> {course.name}</VisuallyHidden>;
  return (
    <Card>
      <CardBody>
        <Heading level={2} size="s">
          <TextLink component={Link} to={coursePath(course.id)}>
            {course.name}
          </TextLink>
        </Heading>
        <Text tone="slate" size="s">
          {course.universityName}
        </Text>
        {data && (
          <Text>
            <strong>{formatFee(data.annual_fees, data.currency_type) ?? messages.feeFallback}</strong>
            {' · '}
            {cardDuration(data.duration_year)}
          </Text>
        )}
        {data === null && <Text>{messages.noCourseFound}</Text>}
        <TextArea
          label={
            <>
              {messages.note}
              {context}
            </>
          }
          rows={2}
          maxLength={500}
          value={course.note}
          onChange={(event) => onNote(event.target.value)}
        />
        <Stack row gap={12}>
          <Checkbox
            label={
              <>
                {messages.compare}
                {context}
              </>
            }
            checked={isChosen}
            disabled={!canChoose}
            onChange={onChoose}
          />
          <Button variant="text" onClick={onRemove}>
            {messages.remove}
            {context}
          </Button>
        </Stack>
      </CardBody>
    </Card>
  );
}
