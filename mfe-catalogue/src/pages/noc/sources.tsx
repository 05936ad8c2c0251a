import { dayText } from 'shared-api/dates';
import { styled, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { nocMessages as texts } from '../../noc/messages.en.ts';
import { nocSources, type Source } from '../../noc/sources.ts';
import { TextSection } from './text-section.tsx';

const List = styled.ul({
  margin: 0,
  paddingInlineStart: '1.2rem',
  fontSize: '.875rem',
  color: 'var(--c-slate)',
  overflowWrap: 'anywhere',
});

/** Sources, each with the day on which it was read. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <List>
      {sources.map(({ name, url, readOn }) => (
        <li key={url}>
          <TextLink href={url} newTab>
            <DataText>{name}</DataText>
          </TextLink>
          , {texts.readOn(dayText(readOn))}
        </li>
      ))}
    </List>
  );
}

export function Sources() {
  return (
    <TextSection id="sources" title={texts.sources}>
      <Text tone="slate" size="s">
        {texts.sourcesText}
      </Text>
      <SourceList sources={nocSources} />
    </TextSection>
  );
}
