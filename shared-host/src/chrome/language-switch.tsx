import { useLocation } from 'react-router-dom';
import { language, languageNames, publicPath } from 'shared-language';
import { useConfig } from 'shared-shell';
import { styled, tokens } from 'shared-ui';
import { nepaliNameFamily } from 'shared-ui/fonts';
import { largeText, narrowTopBar } from './menu/menu-item.ts';

const { color, space, radius } = tokens;

const Switch = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: `0 ${space[8]}`,
  borderRadius: radius.input,
  color: color.ink,
  fontFamily: `var(--f-text),'${nepaliNameFamily}'`,
  fontWeight: 600,
  fontSize: '.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [narrowTopBar]: { padding: 0, fontSize: '.8125rem' },
  [largeText]: { padding: 0 },
  '&:hover': { background: color.tint },
  // The visitor has chosen this language before; the document's first script says so.
  '[data-chosen-language] &': { background: color.tint, boxShadow: `inset 0 0 0 2px ${color.accent}` },
});

/**
 * Links to this page in the site's other languages, each by its own name. Opens a document, because the code of a page
 * has the texts of one language; the first script keeps the scroll position and the choice.
 */
export function LanguageSwitch() {
  const { languages = [] } = useConfig();
  const { pathname, search, hash } = useLocation();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Switch
        key={other}
        href={publicPath(other, pathname) + search + hash}
        hrefLang={other}
        lang={other}
        data-language-switch=""
        data-no-print=""
      >
        {languageNames[other]}
      </Switch>
    ));
}
