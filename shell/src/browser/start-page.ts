import { PAGE_DATA_ID } from 'shared-shell/offline';
import type { PageData } from '../page-data.ts';
import { startSite } from './start-site.ts';

const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
const root = document.getElementById('root');
if (!data || !root)
  throw new Error('The document has no page data: it was not rendered by the shell’s server.');

if (data.config.flags.qa) {
  // A separate chunk, so that visitors do not load it. Without it, as on pages that are read offline, the site starts
  // without the panel.
  void import(/* webpackChunkName: "qa" */ './qa/start-with-qa.ts').then(
    ({ startWithQa }) => startWithQa(data, root),
    () => startSite(data, root),
  );
} else startSite(data, root);
