import { renderedViolations } from './rendered-violations.ts';

const CSS = '[data-style="color:red"]:not(#_){color:red}';

test.each([
  ['<h1 onclick="x()">a</h1>', 'the handler onclick in h1: <h1 onclick="x()">'],
  ['<main id="main"><p><img src="x" onerror=x()></p></main>', 'the handler onerror in main#main > p > img'],
  ['<script>x()</script>', 'a script element in script'],
  ['<svg><script href="/x.js"></script></svg>', 'a script element in svg > script'],
  ['<a href="javascript:x()">a</a>', 'code as an address (href) in a'],
  ['<a href=" java&#10;script:x()">a</a>', 'code as an address (href) in a'],
  ['<form><button formaction="JavaScript:x()">a</button></form>', 'code as an address (formaction)'],
  ['<iframe src="data:text/html,x"></iframe>', 'code as an address (src) in iframe'],
  ['<iframe srcdoc="<p>x"></iframe>', 'srcdoc in iframe'],
  ['<form action="https://other.example/"></form>', 'a form to another site (action) in form'],
  ['<style>p{color:red}</style>', 'a style element in style'],
  ['<link rel="stylesheet" href="//other.example/x.css">', 'a style sheet of another site in link'],
  ['<p data-style="color:red}*{color:blue">a</p>', 'a style that could end its rule (on p) in p'],
  ['<object data="/x.swf"></object>', 'an object element'],
  ['<base href="/x/">', 'a base element'],
])('%s is found', (html, expected) => {
  const found = renderedViolations(`<header></header>${html}`, CSS);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
});

test('what pages may contain is not', () => {
  const html = `<main><h1>a &lt;script&gt;</h1><p data-style="color:red">onclick="x()" javascript:</p>
    <a href="/one?next=javascript:x" title="on">a</a><a href="mailto:a@b.example">b</a><a href="https://c.example">c</a>
    <form method="get" action="/search"></form><style data-emotion="css"></style>
    <script type="application/ld+json">{"a":1}</script><iframe src="https://maps.example/embed"></iframe></main>`;
  expect(renderedViolations(html, CSS)).toEqual([]);
});
