/**
 * The document's first script: small, and the only one that every page loads. While the page is the server's HTML it
 * keeps what visitors do, and loads the code of the shell and of the remotes at the moments they declare. Its parts do
 * not depend on each other's success.
 */
import { type PageCode, pageCodeId } from '../../page-data.ts';
import { createScriptPolicy } from '../script-policy.ts';
import { createCodeAreas } from './code-areas.ts';
import { createCodeNotice } from './code-notice.ts';
import { supportDialogCommands } from './dialog-commands.ts';
import { recordEarlyActions } from './early-actions.ts';
import { suggestEarly } from './early-suggestions.ts';
import { retryEntryOfDocument } from './entry-of-document.ts';
import { openOneOfEachName } from './exclusive-details.ts';
import { followLanguageChoice } from './language-choice.ts';
import { markLoggedIn } from './mark-logged-in.ts';
import { startForQa } from './qa-request.ts';
import { reportStartErrors } from './report-start-errors.ts';
import { createScriptLoader } from './script-loader.ts';
import { scrollRows } from './scroll-rows.ts';
import { followServiceWorkerState } from './service-worker.ts';
import { tellWhenShownAgain } from './shown-again.ts';
import { startWhenCrowded } from './start-when-crowded.ts';
import { moveBetweenTabs } from './tab-keys.ts';

reportStartErrors((document.currentScript as HTMLScriptElement | null)?.src ?? '');
createScriptPolicy();
markLoggedIn();
supportDialogCommands();
openOneOfEachName();
scrollRows();
const giveUpAction = recordEarlyActions((element) => window.codeAreas?.need(element), createCodeNotice());
addEventListener('startfailed', giveUpAction);
suggestEarly();
moveBetweenTabs();
tellWhenShownAgain();

/** Null on pages whose document loads all code itself. */
const readPageCode = () => {
  const json = document.getElementById(pageCodeId)?.textContent;
  return json ? (JSON.parse(json) as PageCode) : null;
};

// The script is asynchronous and may run before the document is complete.
function manageCode() {
  const code = readPageCode();
  followLanguageChoice();
  followServiceWorkerState();
  if (!code) return retryEntryOfDocument(giveUpAction);
  const loader = createScriptLoader(code, giveUpAction);
  window.codeAreas = createCodeAreas(code, loader);
  if (code.qa) startForQa(loader.start);
  startWhenCrowded(loader.start);
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', manageCode, { once: true });
else manageCode();
