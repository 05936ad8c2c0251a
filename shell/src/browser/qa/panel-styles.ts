import { tokens } from 'shared-ui';

export const panelStyles = `
.panel{position:fixed;inset:auto 16px max(16px,calc(var(--bottom-bar,0px) + 8px));max-height:min(60vh,calc(100vh - 120px));overflow:auto;z-index:3000;background:#12203a;color:#eaf0fb;padding:16px;border-radius:16px;font:14px/1.5 system-ui,sans-serif;box-shadow:0 18px 40px -18px #000c}
.panel:focus{outline:3px solid #f2a900}
h2{margin:0 0 8px;font-size:16px}
p{margin:0 0 8px}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:6px 8px;border-top:1px solid #33415f;vertical-align:top;overflow-wrap:anywhere}
th{overflow-wrap:normal}
.uses{max-width:22em}
input{min-width:15em;font:inherit;padding:4px 8px}
button{font:inherit;padding:4px 12px;margin-inline-start:4px;min-height:28px;cursor:pointer}
.close{float:inline-end}
details{margin-top:8px;border-top:1px solid #33415f}
summary{padding:8px 0;cursor:pointer;font-weight:700}
textarea{display:block;width:100%;box-sizing:border-box;font:12px/1.4 monospace;margin-top:8px}
:is(input,button,summary,textarea):focus-visible{outline:3px solid #f2a900;outline-offset:1px}
button:first-child{margin-inline-start:0}
@media (max-width:700px){
thead{position:absolute;clip-path:inset(50%)}
tr{display:block;padding:8px 0;border-top:1px solid #33415f}
th,td{display:block;padding:2px 0;border:0}
td[data-label]:not([data-label=''])::before{content:attr(data-label) ': ';color:#a9b7d0}
input{min-width:0;width:100%;margin-bottom:6px;box-sizing:border-box}
button{margin-inline:0 4px}
}
.banner{position:relative;top:${tokens.header};z-index:2;margin:0;padding:8px 16px;background:#fff3d1;color:#5a3600;font:14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
`;
