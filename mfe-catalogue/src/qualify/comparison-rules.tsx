import { dateWords } from 'shared-api/vocabulary';
import { Disclosure, styled, Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { concordances, scoreFor } from './concordance.ts';
import { letterGrades } from './grade-points.ts';

const Table = styled.table({
  width: '100%',
  maxWidth: '32rem',
  margin: '.5rem 0',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', fontWeight: 600, paddingBottom: '.25rem' },
  '& th,& td': {
    padding: '.375rem .5rem .375rem 0',
    textAlign: 'start',
    borderBottom: '1px solid var(--c-hairline)',
  },
  '& th': { fontWeight: 600 },
});
/** Lines that are far enough apart for fingers. */
const Sources = styled.ul({ listStyle: 'none', margin: 0, padding: 0, fontSize: '.875rem', lineHeight: 2 });
const others = ['toefl', 'pte', 'duolingo'] as const;
const bands = [5, 5.5, 6, 6.5, 7, 7.5, 8];

/** The tables by which scores and grades are compared, with source and date. */
export function ComparisonRules() {
  return (
    <Disclosure label={messages.howCompared}>
      <Table>
        <caption>{messages.scoreTable}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.testNames.ielts}</th>
            {others.map((test) => (
              <th key={test} scope="col">
                {messages.testNames[test]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band}>
              <th scope="row">{band.toFixed(1)}</th>
              {others.map((test) => (
                <td key={test}>{scoreFor(band, test) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Sources>
        {others.map((test) => {
          const { publisher, asOf, url } = concordances[test].source;
          return (
            <li key={test}>
              <TextLink href={url}>{messages.comparedBy(publisher, dateWords(asOf))}</TextLink>
            </li>
          );
        })}
      </Sources>
      <Table>
        <caption>{messages.gradeTable}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.percentFrom}</th>
            <th scope="col">{messages.letterGrade}</th>
            <th scope="col">{messages.gradePointsOf4}</th>
          </tr>
        </thead>
        <tbody>
          {letterGrades.map(({ letter, fromPercent, points }) => (
            <tr key={letter}>
              <th scope="row">{fromPercent} %</th>
              <td>{letter}</td>
              <td>{points.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text tone="muted" size="s">
        {messages.gradeTableSource}
      </Text>
    </Disclosure>
  );
}
