import { useEffect, useMemo, useState } from 'react';
import { useConfig } from 'shared-shell';
import { CONSENT_CHANGED, readConsent, thirdParties, writeConsent } from 'shared-shell/consent';
import { createSafeStorage } from 'shared-shell/storage';
import { Button, styled, Text, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';

const { color, space } = tokens;

const Question = styled.section({
  position: 'fixed',
  insetInline: 0,
  bottom: tokens.bottomBar,
  zIndex: 950,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: space[16],
  background: color.card,
  borderTop: `1px solid ${color.control}`,
  boxShadow: tokens.shadow,
  '& p': { maxWidth: '42em' },
  '@media print': { display: 'none' },
});

/** Key of the scripts that could not be loaded in this visit. */
const FAILED_SCRIPTS_KEY = 'failedScripts';

/** A browser writes a line to the console for each script that it cannot load: each is tried once in a visit. */
const visit = createSafeStorage(() => window.sessionStorage);
const failedScripts = () => (visit.read(FAILED_SCRIPTS_KEY) ?? '').split('\n');

function appendScript(url: string) {
  const isThere = [...document.scripts].some((script) => script.getAttribute('src') === url);
  if (isThere || failedScripts().includes(url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('error', () => {
    if (navigator.onLine) visit.write(FAILED_SCRIPTS_KEY, [...failedScripts(), url].join('\n'));
  });
  document.body.append(script);
}

/**
 * Scripts of third parties that the content pack names (LAYOUT-11, A-15): the visitor is asked first; after a yes they
 * are loaded when the page is idle, and nothing depends on them.
 */
export function ThirdPartyScripts() {
  const { links } = useConfig();
  const companies = useMemo(() => thirdParties({ links }), [links]);
  // Undefined until hydration: the server knows no answer.
  const [answer, setAnswer] = useState<ReturnType<typeof readConsent>>();
  useEffect(() => {
    if (companies.length === 0) return;
    const update = () => setAnswer(readConsent(companies));
    update();
    addEventListener(CONSENT_CHANGED, update);
    return () => removeEventListener(CONSENT_CHANGED, update);
  }, [companies]);

  useEffect(() => {
    if (answer !== 'yes') return;
    const load = () => {
      for (const { url } of [links.badge, links.chatbot].filter((script) => script !== undefined))
        appendScript(url);
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 3_000));
    idle(load, { timeout: 10_000 });
  }, [answer, links]);

  if (answer !== null) return null;
  return (
    <Question aria-label={messages.consentHeading}>
      <Text size="s">{messages.consentQuestion(companies.join(messages.and))}</Text>
      <Button variant="primary" onClick={() => writeConsent(companies, 'yes')}>
        {messages.consentYes}
      </Button>
      <Button onClick={() => writeConsent(companies, 'no')}>{messages.consentNo}</Button>
    </Question>
  );
}
