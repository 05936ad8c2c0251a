import { isFlagChange } from '../../flag-changes.ts';
import type { QaReleases } from '../../page-data.ts';
import { codeTable } from './code-table.ts';
import { copyButton } from './copy-button.ts';
import { createShadowHost, element, onEnter } from './elements.ts';
import { offlineSection } from './offline-section.ts';
import type { QaContext } from './qa-context.ts';
import { linkTo, qaReport } from './qa-report.ts';
import { showRegionOutlines } from './region-outlines.ts';
import { details, releasesSection } from './releases-section.ts';
import { remotesTable } from './remotes-table.ts';
import { makeRoomFor } from './room-below-page.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { applyView } from './tab-view.ts';
import { table } from './table.ts';

/** Element that had the focus before the panel was opened. */
let opener: Element | null = null;
/** Gives back the room that the open panel has below the page. */
let endRoom = () => {};

/** Opens or closes the panel: what this page shows, released versions, shared libraries, reports, and outlined regions. */
export async function togglePanel(context: QaContext) {
  const existing = document.getElementById('qa-panel');
  if (existing) {
    existing.remove();
    endRoom();
    showRegionOutlines(false);
    if (opener instanceof HTMLElement) opener.focus();
    return;
  }
  opener = document.activeElement;
  const { host, root } = createShadowHost('qa-panel');
  host.lang = 'en';
  const panel = element('section', { className: 'panel', ariaLabel: 'QA panel', tabIndex: -1 });
  panel.setAttribute('role', 'dialog');
  root.append(panel);
  document.body.append(host);
  endRoom = makeRoomFor(panel);
  showRegionOutlines(true);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void togglePanel(context);
  });
  const releases = await readReleases();
  const page = element('div');
  const libraries = element('div');
  const draw = () => {
    page.replaceChildren(vitalsLine(context), remotesTable(context, releases?.versions ?? {}), codeTable());
    libraries.replaceChildren(librariesTable(context));
  };
  draw();
  panel.replaceChildren(
    ...heading(context),
    page,
    ...flagControls(context),
    ...(releases
      ? releasesSection(context, releases)
      : [element('p', { textContent: 'The released versions could not be read.' })]),
    details('Shared libraries', [libraries]),
    details('Offline', await offlineSection()),
  );
  // Drawing again would delete a source that is being typed, and the button that has the focus.
  const isInUse = () =>
    page.contains(root.activeElement) ||
    [...page.querySelectorAll('input')].some((input) => input.value !== input.defaultValue);
  const unsubscribe = context.log.subscribe(() => {
    if (!host.isConnected) unsubscribe();
    else if (!isInUse()) draw();
  });
  panel.focus();
}

function heading(context: QaContext): Node[] {
  const { data } = context;
  const preview = data.view?.preview;
  return [
    element('button', {
      type: 'button',
      className: 'close',
      textContent: 'Close',
      onclick: () => void togglePanel(context),
    }),
    element('h2', { textContent: preview ? `Preview ${preview.name}` : `Release set ${data.set}` }),
    element('p', {
      textContent: 'Press Esc to close. Sets, sources and flags apply to this tab only.',
    }),
    element('p', {}, [
      ...copyButton('Copy link', () => linkTo(context, location)),
      ...copyButton('Copy report', () =>
        qaReport(context, {
          href: location.href,
          browser: navigator.userAgent,
          size: `${innerWidth} x ${innerHeight}`,
          now: Date.now(),
        }),
      ),
    ]),
  ];
}

function vitalsLine({ log }: QaContext) {
  const vitals = Object.entries(log.vitals).map(([name, value]) => `${name} ${value}`);
  return element('p', { textContent: `This page: ${vitals.join(', ') || 'no vitals yet'}.` });
}

/** The deployment's flags, and a field that changes them for this tab. */
function flagControls({ data, view }: QaContext): Node[] {
  const isOn = Object.entries(data.config.flags).filter(([name, on]) => on && name !== 'qa');
  const input = element('input', {
    id: 'flags',
    defaultValue: Object.entries(view.flags)
      .map(([name, on]) => (on ? name : `-${name}`))
      .join(','),
    placeholder: 'newSearch,-chat',
  });
  const refusal = element('span');
  refusal.setAttribute('role', 'status');
  const apply = () => {
    const names = input.value
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const others = names.filter((name) => !isFlagChange(name));
    if (others.length > 0) {
      refusal.textContent = ` Not names of flags that can be changed: ${others.join(', ')}.`;
      return;
    }
    applyView({
      ...view,
      flags: Object.fromEntries(names.map((name) => [name.replace(/^-/, ''), !name.startsWith('-')])),
    });
  };
  onEnter(input, apply);
  const label = element('label', {
    htmlFor: 'flags',
    textContent: `Flags on: ${isOn.map(([name]) => name).join(', ') || 'none'}. Change (a dash turns off): `,
  });
  return [
    element('p', {}, [
      label,
      input,
      element('button', { type: 'button', textContent: 'Use', ariaLabel: 'Use these flags', onclick: apply }),
      refusal,
    ]),
  ];
}

const librariesTable = ({ data }: QaContext) =>
  table(
    'Shared libraries',
    ['library', 'version', 'from', 'used by'],
    sharedLibraries(data.remotes).map(({ name, version, from, usedBy }) => [
      name,
      version,
      from,
      usedBy.join(', '),
    ]),
  );

async function readReleases(): Promise<QaReleases | null> {
  try {
    const response = await fetch('/qa/releases', { cache: 'no-store' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
