import { css } from '@emotion/react';
import { withBottomBar } from './tokens.ts';

const light = `
--c-paper:#FBFAF7;--c-card:#FFF;--c-ink:#12203A;--c-slate:#44546F;--c-muted:#5B6B84;--c-control:#8592A8;--c-hairline:#E2E7EF;
--c-primary:#1F3A8A;--c-deep:#172C6B;--c-tint:#E3E9FA;--c-onPrimary:#FFF;
--c-accent:#B3123B;--c-accentHover:#8C0D2E;--c-onAccent:#FFF;--c-cta:#F2A900;--c-ctaHover:#FFBE26;--c-onCta:#12203A;
--c-amber:#7A4B00;--c-amberTint:#FFF3D1;--c-ok:#0B6B4F;--c-okTint:#DFF4EC;--c-error:#B3261E;--c-errorTint:#FDECEA;
--c-night:#172C6B;--c-onNight:#FFF;--focus:#1F3A8A;--focus-gap:#FFF;
--shadow:0 1px 2px #12203a14,0 18px 40px -18px #12203a47;`;

const dark = `
--c-paper:#0D1526;--c-card:#16213A;--c-ink:#EAF0FB;--c-slate:#C6D0E4;--c-muted:#A9B7D0;--c-control:#6C7C9C;--c-hairline:#283654;
--c-primary:#9DB4FF;--c-deep:#BBCBFF;--c-tint:#22305A;--c-onPrimary:#0D1526;
--c-accent:#FF9DB4;--c-accentHover:#FFBDCB;--c-onAccent:#0D1526;--c-cta:#FFC94A;--c-ctaHover:#FFD97D;--c-onCta:#12203A;
--c-amber:#FFD98A;--c-amberTint:#3A2E12;--c-ok:#6FDDB7;--c-okTint:#12352C;--c-error:#FFB4AB;--c-errorTint:#40191A;
--c-night:#111C38;--c-onNight:#EAF0FB;--focus:#FFC94A;--focus-gap:#0D1526;
--shadow:0 1px 2px #0006,0 18px 40px -18px #000c;`;

/**
 * Every stack ends with the system's Devanagari font: without it Nepali text is not displayed, and a web font
 * would cost 121 kB.
 */
const devanagari = `'Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',sans-serif`;

/**
 * Base styles of the page: variables for both colour schemes, type, focus, motion, print. Media queries instead of
 * JavaScript, so that no scheme flashes and nothing renders again after hydration. `:has` stands in `@supports`, which
 * the DOM of unit tests skips: it would search the whole page for the style of every element. Behind a dialog the room of
 * the scroll bar is kept, but not on phones, whose scroll bars take none: its change lays out the whole page, 40 ms on a
 * slow phone before the dialog shows. On paper an empty box asks for room below a heading, and the next text takes its
 * place: Firefox has no `break-after: avoid`, and left headings at the end of a sheet. `break-after` is for headings of
 * cards, which are higher than that room and kept whole. A text area is as high as its text: nobody can scroll there. Without
 * `geometricPrecision` Chromium on Linux rounds each letter to whole pixels where the screen has few, and words run
 * together.
 */
export const globalStyles = css`
:root{color-scheme:light dark;${light}
--f-heading:'Bricolage Grotesque Variable','Bricolage Arial','Bricolage Roboto',${devanagari};
--f-text:'Plus Jakarta Sans Variable','Jakarta Arial','Jakarta Roboto',${devanagari};--bottom-bar:0px;}
${withBottomBar}{:root{--bottom-bar:calc(3.5rem + env(safe-area-inset-bottom));}}
@media (prefers-color-scheme:dark){:root{${dark}}}
@media print{:root{${light}--bottom-bar:0px;}}
*,*::before,*::after{box-sizing:border-box;}
html{scroll-padding-top:80px;scroll-padding-bottom:calc(var(--bottom-bar) + 16px);-webkit-text-size-adjust:100%;text-size-adjust:100%;}
@supports selector(:has(*)){
html:has([data-floating]){scroll-padding-bottom:calc(var(--bottom-bar) + 80px);}
html:has([data-message]){scroll-padding-top:11rem;}
html:has(dialog[open]){overflow:hidden;}
@media (hover:hover){html:has(dialog[open]){scrollbar-gutter:stable;}}
}
body{margin:0;background:var(--c-paper);color:var(--c-ink);font:400 1rem/1.6 var(--f-text);overflow-wrap:break-word;text-rendering:geometricPrecision;}
h1,h2,h3,h4,h5,h6{font-family:var(--f-heading);line-height:1.12;font-weight:700;text-wrap:balance;margin:0;letter-spacing:-.01em;}
[lang=ne] body,:where([lang=ne]){line-height:1.8;}
:where(:lang(en) [lang=ne]){font-size:106%;}
:where([lang=ne] [lang=en]:not(span)){line-height:1.6;}
:is(h1,h2,h3,h4,h5,h6):lang(ne),:is(h1,h2,h3,h4,h5,h6) :lang(ne){line-height:1.4;letter-spacing:0;}
p,ul,ol,dl,figure,blockquote{margin:0;}
img,svg,video{max-width:100%;height:auto;vertical-align:middle;}
button,input,select,textarea{font:inherit;color:inherit;text-rendering:inherit;}
summary{list-style:none;cursor:pointer;}
summary::-webkit-details-marker{display:none;}
a{color:var(--c-primary);text-underline-offset:.2em;text-decoration-thickness:1px;}
a:hover{text-decoration-thickness:2px;}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;}
[hidden]{display:none!important;}
[hidden='until-found']{display:block!important;content-visibility:hidden;padding-block:0!important;}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap);}
h1:focus,main:focus{outline:none;box-shadow:none;}
::selection{background:var(--c-tint);color:var(--c-ink);}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important;}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight;}:is(nav,dialog) a[aria-current]:not(:focus-visible){outline:2px solid;outline-offset:-4px;}[role=tab][aria-selected=true],button[aria-pressed=true]{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important;}}
@media (scripting:none){[data-panel][hidden]{display:block!important;content-visibility:visible;}}
@media print{details::details-content{display:block;content-visibility:visible;block-size:auto;}[data-panel][hidden]{display:block!important;content-visibility:visible;}[data-no-print]{display:none!important;}body{background:#fff;}a{color:inherit;}textarea{field-sizing:content;}:is(h2,h3,h4){break-inside:avoid;break-after:avoid;}:is(h2,h3,h4)::after{content:'';display:block;height:5rem;margin-bottom:-5rem;}}
`;
