import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Mend } from './fault.ts';

/** Answers requests for matching files in another way, until the fault is mended. */
export async function answerFiles(
  page: Page,
  files: RegExp,
  answer: (route: Route) => Promise<void> | void,
): Promise<Mend> {
  let isBroken = true;
  await page.route(files, (route) => (isBroken ? answer(route) : route.continue()));
  return () => {
    isBroken = false;
  };
}

const html = '<!doctype html><h1>Not what you asked for</h1>';
const fulfil = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });

/** Ways in which a file does not arrive as it was released. */
export const brokenFiles: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'answers 404': fulfil(404, 'text/html', html),
  'answers 500': fulfil(500, 'text/html', html),
  'is an HTML page with status 200': fulfil(200, 'text/html', html),
  'is cut off by the network': (route) => route.abort('connectionreset'),
  'has one changed byte': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  },
};

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What the page of a remote does while `window.faultyPage` names it. */
export type PageFault =
  | 'throws when its code is loaded'
  | 'throws while rendering'
  | 'throws after rendering'
  | 'throws when a button is pressed'
  | 'fails later when a button is pressed'
  | 'updates itself for ever'
  | 'schedules updates for ever'
  | 'blocks the browser again and again';

/** The button of a page that is made to fail. */
export const PRESS_ME = 'Press me';

/** Runs before a page's chunk: puts the fault around the module factories, and around the components they export. */
function addFault(list: unknown[], buttonText: string) {
  type Component = (props: object) => unknown;
  type Factory = (module: { exports: { default?: Component } }, ...rest: unknown[]) => void;
  const fault = () => (window as { faultyPage?: PageFault }).faultyPage;
  const fail = () => {
    throw new Error('This page is made to fail.');
  };
  const element = (type: unknown, props: Record<string, unknown>) => ({
    $$typeof: Symbol.for('react.transitional.element'),
    type,
    key: null,
    ref: props.ref ?? null,
    props,
  });
  const block = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  interface Restless {
    updater: { enqueueSetState: (self: Restless, state: object) => void };
    state: { count: number };
  }
  /** A class of React without React, so that it can update itself. */
  function Restless(this: Restless) {
    this.state = { count: 0 };
  }
  const keepBusy = (self: Restless) => {
    const update = () => self.updater.enqueueSetState(self, { count: self.state.count + 1 });
    if (fault() === 'updates itself for ever') update();
    if (fault() === 'schedules updates for ever')
      setTimeout(() => {
        block(100);
        update();
      });
  };
  Object.assign(Restless.prototype, {
    isReactComponent: {},
    render: () => element('p', { children: 'This page is restless.' }),
    componentDidMount(this: Restless) {
      const blockAgain = () => {
        block(2_000);
        setTimeout(blockAgain, 50);
      };
      if (fault() === 'blocks the browser again and again') setTimeout(blockAgain, 200);
      else keepBusy(this);
    },
    componentDidUpdate(this: Restless) {
      keepBusy(this);
    },
  });
  const faulty = (): unknown => {
    switch (fault()) {
      case 'throws while rendering':
        return fail();
      case 'throws after rendering':
        return element('p', { children: 'Shown for a moment.', ref: fail });
      case 'throws when a button is pressed':
        return element('button', { children: buttonText, onClick: fail });
      case 'fails later when a button is pressed':
        return element('button', { children: buttonText, onClick: async () => fail() });
      case 'updates itself for ever':
      case 'schedules updates for ever':
      case 'blocks the browser again and again':
        return element(Restless, {});
    }
  };
  const { push } = list;
  list.push = (chunk) => {
    list.push = push;
    const factories = (chunk as [unknown, Record<string, Factory>])[1];
    for (const [id, factory] of Object.entries(factories))
      factories[id] = (module, ...rest) => {
        if (fault() === 'throws when its code is loaded') fail();
        factory(module, ...rest);
        const Page = module.exports.default;
        if (typeof Page !== 'function') return;
        const Faulty: Component = (props) => faulty() ?? Page(props);
        module.exports = { ...module.exports, default: Faulty };
      };
    return push.call(list, chunk);
  };
}

/**
 * Changes the code of a remote's page, as if it had been released so: the hashes of the chunk in the entry, and of the
 * entry in the document, are those of the changed files.
 */
export async function changePage(page: Page, remote: string, name: string): Promise<void> {
  const folder = path.join(process.env.SITE_RELEASES ?? '', remote);
  const version =
    readdirSync(folder).find((entry) => existsSync(path.join(folder, entry, 'remote.json'))) ?? '';
  // Another language may have a chunk of the same name.
  const { routes } = JSON.parse(readFileSync(path.join(folder, version, 'remote.json'), 'utf8'));
  const script: string = routes
    .flatMap(({ scripts }: { scripts: string[] }) => scripts)
    .find((file: string) => file.includes(`/page-${name}.`));
  const chunk = path.basename(script);
  const code = readFileSync(path.join(folder, version, script), 'utf8');
  const list = /globalThis\.rspackChunk\w+/.exec(code)?.[0];
  const changedCode = `(${addFault})(${list} ||= [], '${PRESS_ME}');${code}`;
  const entry = readFileSync(path.join(folder, version, 'web/remoteEntry.js'), 'utf8');
  const changedEntry = entry.replaceAll(integrityOf(code), integrityOf(changedCode));
  const asScript = (body: string) => (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
  await page.route(`**/${chunk}*`, asScript(changedCode));
  await page.route(`**/${remote}/*/web/remoteEntry.js*`, asScript(changedEntry));
  await page.route(
    (url) => url.origin === new URL(process.env.SITE_URL ?? '').origin && !/\./.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const text = (await answer.text())
        .replaceAll(integrityOf(entry), integrityOf(changedEntry))
        .replaceAll(integrityOf(code), integrityOf(changedCode));
      return route.fulfill({ response: answer, body: text });
    },
  );
}

/** Makes the changed page fail until it is mended. */
export async function failPage(page: Page, fault: PageFault): Promise<Mend> {
  const set = (value: PageFault | undefined) =>
    page.evaluate((next) => Object.assign(window, { faultyPage: next }), value);
  await set(fault);
  return async () => {
    await set(undefined);
  };
}
