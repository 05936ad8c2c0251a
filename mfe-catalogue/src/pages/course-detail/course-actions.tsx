import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, Card, CardBody, opensDialog, styled, Text } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { APPLY_HASH } from '../../apply/apply-dialog.tsx';
import { CompareCheckbox } from '../../compare/compare-checkbox.tsx';
import { courseName, courseUniversityPath } from '../../course/course-facts.ts';
import { nextDeadlineText } from '../../course/intakes.ts';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { WithoutBar } from './apply-bar.tsx';

const Price = styled.p({ fontSize: '1.6rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8rem),1fr))',
  gap: '.75rem',
});

/** Fee, deadline and actions of a course: above the content on small screens, beside it on large ones. */
export function CourseActions({
  course,
  today,
  dialog,
}: {
  course: Course;
  /** The day in Nepal. */
  today: string;
  /** Id of the dialog that Apply Now opens. */
  dialog: string;
}) {
  const universityPath = courseUniversityPath(course);
  const deadline = nextDeadlineText(course, today);
  return (
    <Card as="aside" id={APPLY_HASH.slice(1)} aria-label={messages.feesAtAGlance}>
      <CardBody style={{ gap: '.75rem' }}>
        <div>
          <Text tone="muted" size="s">
            {messages.annualFee}
          </Text>
          <Price>{formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback}</Price>
          {deadline && (
            <Text tone="slate" size="s">
              {deadline}
            </Text>
          )}
        </div>
        <WithoutBar>
          <Button variant="primary" wide data-hash={APPLY_HASH} {...opensDialog(dialog)}>
            {messages.applyNow}
          </Button>
        </WithoutBar>
        {universityPath && (
          <Button wide component={Link} to={universityPath}>
            {messages.universityDetails}
          </Button>
        )}
        <Pair>
          <SaveButton course={course} wide />
          <ShareButton title={courseName(course)} wide />
        </Pair>
        <NeedsScript>
          <CompareCheckbox course={course} />
        </NeedsScript>
      </CardBody>
    </Card>
  );
}
