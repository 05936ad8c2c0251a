import type { Course } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { dateWords } from 'shared-api/vocabulary';
import { Link } from 'shared-shell';
import { useVisitorProfile } from 'shared-shell/visitor-profile';
import { styled, Text, TextLink } from 'shared-ui';
import { useRates } from '../cost/use-rates.ts';
import { messages } from '../messages.en.ts';
import { budgetStanding } from './budget.ts';
import { concordances } from './concordance.ts';
import { type CourseStanding, standingOf, type Verdict } from './standing.ts';
import { verdictMarks } from './standing-line.tsx';
import { englishText, gradeText, scoreText } from './standing-text.ts';

const Box = styled.div({
  marginTop: '1rem',
  padding: '.75rem 1rem',
  borderRadius: 12,
  background: 'var(--c-tint)',
  '& ul': { listStyle: 'none', margin: '.25rem 0 .5rem', padding: 0, display: 'grid', gap: '.375rem' },
  '& li': { display: 'grid', gridTemplateColumns: '1.5rem 1fr' },
  '& li > span:first-of-type': { fontWeight: 700 },
  '& > p:has(> a)': { lineHeight: 2 },
});

interface Row {
  label: string;
  verdict: Verdict;
  text: string;
  /** How it was compared, and what was left out. */
  notes: readonly string[];
}

function rowsOf({ english, grade, needsHigherQualification }: CourseStanding): Row[] {
  const { required, test, stated } = english;
  return [
    {
      label: messages.englishLabel,
      verdict: english.verdict,
      text: englishText(english),
      notes: [
        ...(english.converted && stated && test && required !== null
          ? [messages.convertedScore(scoreText(stated.test, stated.overall ?? 0), scoreText(test, required))]
          : []),
        ...(english.hasUncheckedParts ? [messages.partsNotCompared] : []),
      ],
    },
    {
      label: messages.gradesLabel,
      verdict: needsHigherQualification ? 'short' : grade.verdict,
      text: needsHigherQualification ? messages.needsHigherQualification : gradeText(grade),
      notes: grade.converted && !needsHigherQualification ? [messages.indicativeGrade] : [],
    },
  ];
}

const budgetRow = (course: Course, budgetNpr: number | undefined, rates: RatesInUse['rates']): Row[] =>
  budgetNpr === undefined
    ? []
    : [{ label: messages.budgetLabel, ...budgetStanding(course, budgetNpr, rates), notes: [] }];

/** How the visitor stands to the requirements of a course, or the way to find out. */
export function OwnStanding({ course }: { course: Course }) {
  const { profile } = useVisitorProfile();
  const { rates } = useRates();
  if (!profile)
    return (
      <Box>
        <Text size="s">
          {messages.doIQualify}{' '}
          <TextLink component={Link} to="/my-profile">
            {messages.fillInProfile}
          </TextLink>
        </Text>
      </Box>
    );
  const standing = standingOf(course, profile);
  const { test, converted, stated } = standing.english;
  const rows = [...rowsOf(standing), ...budgetRow(course, profile.budgetNpr, rates)];
  const compared = [...new Set(converted && stated && test ? [test, stated.test] : [])].flatMap((name) =>
    name === 'ielts' ? [] : [concordances[name].source],
  );
  return (
    <Box>
      <Text>
        <strong>{messages.yourStanding}</strong>
      </Text>
      <ul>
        {rows.map(({ label, verdict, text, notes }) => (
          <li key={label} data-verdict={verdict}>
            <span aria-hidden="true">{verdictMarks[verdict]}</span>
            <span>
              {label}: <strong>{text}</strong>
              {notes.map((note) => (
                <Text key={note} tone="slate" size="s">
                  {note}
                </Text>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {compared.map(({ publisher, asOf, url }) => (
        <Text key={url} tone="slate" size="s">
          <TextLink href={url}>{messages.comparedBy(publisher, dateWords(asOf))}</TextLink>
        </Text>
      ))}
      <Text size="s">
        <TextLink component={Link} to="/my-profile">
          {messages.changeProfile}
        </TextLink>
      </Text>
    </Box>
  );
}
