import './provided.ts';
import { type PageData, pageDataId } from '../page-data.ts';
import { startSite } from './start-site.ts';

const data: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
const root = document.getElementById('root');
if (!data || !root)
  throw new Error('The document carries no page data: it was not made by the shell’s server.');

if (data.config.flags.qa) {
  // Not part of what visitors load, nor of what they wait for.
  void import(/* webpackChunkName: "qa" */ './qa/start-with-qa.ts').then(({ startWithQa }) =>
    startWithQa(data, root),
  );
} else startSite(data, root);
