import { type RefObject, useRef } from 'react';
import { Link, useHref } from 'shared-shell';
import { Button, CloseIcon, from, styled, Text, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { handsOnFocus, isFocusSomewhere } from 'shared-ui/hands-on-focus';
import { useIsHydrated } from 'shared-ui/hydration';
import { messages } from '../messages.en.ts';
import { comparePath, MIN_COMPARED } from './course-ids.ts';
import { useCompareChoice } from './use-compare-choice.ts';

/** Id of the form that sends the ticked boxes without code. */
export const COMPARE_FORM = 'compare-form';

/** Sticks to the bottom of the window while its list is in view. */
const Bar = styled.section({
  position: 'sticky',
  // The variable is missing in shells without a bottom bar.
  bottom: 'calc(var(--bottom-bar, 0px) + .5rem)',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem .75rem',
  marginTop: '1rem',
  padding: '.625rem .75rem',
  border: '1px solid var(--c-primary)',
  borderRadius: 16,
  background: 'var(--c-card)',
  boxShadow: 'var(--shadow)',
  '@media print': { display: 'none' },
  // In `@supports`, which the DOM of unit tests skips, as in the global styles.
  '@supports selector(:has(*))': {
    // Keeps what has the focus clear of the tray, and of the bar with Apply Now below it.
    'html:root:has(&[data-tray])': { scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 6rem)' },
    'html:root:has(&[data-tray]):has([data-floating])': {
      scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 11rem)',
    },
  },
});
const Form = styled.form({
  display: 'contents',
  // Until a box is ticked there is nothing to compare.
  [`html:not(:has(input[form=${COMPARE_FORM}]:checked)) &`]: { display: 'none' },
});
const Names = styled.ul({
  display: 'none',
  flex: '1 1 0',
  minWidth: 0,
  flexWrap: 'wrap',
  gap: '.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.md]: { display: 'flex' },
});
const Phrase = styled(Text)({
  flex: '1 1 9rem',
  [from.md]: { flex: 'none' },
  // Visually hidden on small screens, where the link beside it shows the number too.
  '&[data-enough]': {
    '@media (max-width:767.95px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
const Actions = styled.div({
  display: 'flex',
  // In large text each button takes a line of its own.
  flexWrap: 'wrap',
  minWidth: 0,
  flexGrow: 1,
  gap: '.5rem',
  justifyContent: 'space-between',
  [from.md]: { flexGrow: 0 },
});

/** Selector of the box that chooses a course: a visitor who takes back the last choice goes on from its card. */
const boxOf = (id: number) => `input[form=${COMPARE_FORM}][value="${id}"]`;

/**
 * The courses chosen so far and the link to their comparison. Renders nothing while none is chosen. Until the code has
 * arrived it is a form, which the browser shows while a box is ticked.
 * @param sendsBoxes false where there is a single box, which is no comparison without code
 */
export function CompareTray({ sendsBoxes = true }: { sendsBoxes?: boolean }) {
  const { courses, remove, set } = useCompareChoice();
  const isHydrated = useIsHydrated();
  /** Whether the button of the form had the focus when the link took its place. */
  const hadFocus = useRef(false);
  if (!isHydrated) return sendsBoxes && <CompareForm hadFocus={hadFocus} />;
  const takeFocus = (link: HTMLElement | null) => {
    // Without scrolling, which the tray does not need: it is at the bottom of the screen.
    if (hadFocus.current && !isFocusSomewhere()) link?.focus({ preventScroll: true });
    hadFocus.current = false;
  };
  if (courses.length === 0) return null;
  return (
    <Bar data-tray="" aria-label={messages.compareCourses}>
      <Phrase size="s" role="status" data-enough={courses.length < MIN_COMPARED ? undefined : ''}>
        {courses.length < MIN_COMPARED ? messages.oneMoreToCompare : messages.chosenToCompare(courses.length)}
      </Phrase>
      <Names>
        {courses.map((course) => (
          <li key={course.id}>
            <Button
              size="s"
              variant="text"
              onClick={() => remove(course.id)}
              {...handsOnFocus('chosen-course', boxOf(course.id))}
            >
              <VisuallyHidden>{messages.doNotCompare} </VisuallyHidden>
              <DataText>{course.name}</DataText>
              <CloseIcon size={16} />
            </Button>
          </li>
        ))}
      </Names>
      <Actions>
        <Button
          size="s"
          variant="text"
          onClick={() => set([])}
          {...handsOnFocus('', ...courses.map(({ id }) => boxOf(id)))}
        >
          {messages.clearChoice}
        </Button>
        {courses.length >= MIN_COMPARED && (
          <Button
            size="s"
            variant="primary"
            component={Link}
            to={comparePath(courses.map(({ id }) => id))}
            ref={takeFocus}
          >
            {messages.compareChosen(courses.length)}
          </Button>
        )}
      </Actions>
    </Bar>
  );
}

/** Sends the ticked boxes to the comparison. */
function CompareForm({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  const action = useHref('/compare');
  // The clean-up runs before the button is removed.
  const note = (button: HTMLElement | null) => () => {
    hadFocus.current = button === document.activeElement;
  };
  return (
    <Form id={COMPARE_FORM} action={action} method="get">
      <Bar aria-label={messages.compareCourses}>
        <Phrase size="s">{messages.chooseToCompare}</Phrase>
        <Button type="submit" size="s" variant="primary" ref={note}>
          {messages.compare}
        </Button>
      </Bar>
    </Form>
  );
}
