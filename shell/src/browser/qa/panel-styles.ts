export const panelStyles = `
.panel{position:fixed;inset:auto 16px 16px;max-height:60vh;overflow:auto;z-index:3000;background:#12203a;color:#eaf0fb;padding:16px;border-radius:16px;font:14px/1.5 system-ui,sans-serif;box-shadow:0 18px 40px -18px #000c}
.panel:focus{outline:3px solid #f2a900}
h2{margin:0 0 8px;font-size:16px}
p{margin:0 0 8px}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:6px 8px;border-top:1px solid #33415f;vertical-align:top;overflow-wrap:anywhere}
input{min-width:15em;font:inherit;padding:4px 8px}
button{font:inherit;padding:4px 12px;margin-inline-start:4px;min-height:28px;cursor:pointer}
.banner{position:relative;z-index:1200;margin:0;padding:8px 16px;background:#fff3d1;color:#5a3600;font:14px/1.5 system-ui,sans-serif;padding-top:72px}
`;
