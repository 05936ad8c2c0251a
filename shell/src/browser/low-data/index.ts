/**
 * The script of pages with low data: shows pictures that are tapped, says what the page has cost, and follows links by
 * documents, which are smaller than the code of another page. Its parts do not depend on React, whose code such a page
 * loads only when something needs it.
 */
import { fullPageId, type PageWeight } from '../../page-data.ts';
import { openLinksAsDocuments } from './document-links.ts';
import { showTappedPictures } from './tapped-pictures.ts';
import { reportWeight } from './weight-report.ts';

showTappedPictures();
openLinksAsDocuments();
const fullPage = document.getElementById(fullPageId)?.textContent;
if (fullPage) reportWeight(JSON.parse(fullPage) as PageWeight);
