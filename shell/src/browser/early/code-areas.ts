import type { CodeAreas } from 'shared-host/browser';
import { isAnyStored } from 'shared-shell/storage';
import { savesData } from 'shared-ui/idle';
import type { PageCode } from '../../page-data.ts';
import { afterLoad } from './after-load.ts';
import type { ScriptLoader } from './script-loader.ts';

interface Area {
  element: Element;
  about: PageCode['areas'][number];
  /** Why its code is needed; null as long as it is not. */
  reason: string | null;
  needed: Promise<void>;
  markNeeded: () => void;
}

/** Elements whose press needs code; a link works without it. */
const CONTROLS =
  'button, input, select, textarea, summary, label, form, dialog, [popover], [tabindex]:not([tabindex="-1"])';

/** Controls that the server or the first script answers, such as the switch for low data. */
const WITHOUT_CODE = '[data-without-code]';

/**
 * Loads code at the moments that the remotes declare (`HydrationMoment`). An area's code needs the shell, so the first
 * moment of all areas starts the site as well.
 */
export function createCodeAreas(code: PageCode, loader: ScriptLoader): CodeAreas {
  const isSaving = savesData();
  const areas: Area[] = code.areas.flatMap((about) => {
    const element = document.querySelector(about.selector);
    if (!element) return [];
    let markNeeded = () => {};
    const needed = new Promise<void>((resolve) => {
      markNeeded = resolve;
    });
    return [{ element, about, reason: null, needed, markNeeded }];
  });
  const areaAround = (element: Element | null): Area | undefined =>
    element
      ? (areas.find((area) => area.element === element) ?? areaAround(element.parentElement))
      : undefined;

  let hasEnded = false;
  const load = (area: Area, reason: string) => {
    if (hasEnded || area.reason !== null) return;
    area.reason = reason;
    loader.preload(area.about.scripts);
    loader.start();
    area.markNeeded();
    // A widget is part of its page, so it hydrates after it.
    for (const outer of areas) if (outer.element.contains(area.element)) load(outer, reason);
  };
  const need = (element: Element, reason: string) => {
    loader.start();
    const area = areaAround(element);
    if (area && area.about.moment !== 'never') load(area, reason);
  };

  const onPress = ({ target }: Event) => {
    const control = (target as Element).closest(CONTROLS);
    if (control && !control.closest(WITHOUT_CODE)) need(control, 'pressed');
  };
  const onPoint = (event: PointerEvent) => {
    const control = event.pointerType === 'mouse' && (event.target as Element).closest(`a, ${CONTROLS}`);
    if (control) need(control, 'pointed at');
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest(WITHOUT_CODE)) return;
    // Who saves data follows links by documents.
    if (isSaving && target.closest('a')) return;
    // Not for the focus that a tap on a link sets.
    if (target.matches(':focus-visible')) need(target, 'focused');
  };
  addEventListener('pointerdown', onPress, { capture: true, passive: true });
  if (!isSaving) addEventListener('pointerover', onPoint, { capture: true, passive: true });
  addEventListener('focusin', onFocus, { capture: true, passive: true });
  // A field that the visitor has focused before this script ran.
  if (document.activeElement && document.activeElement !== document.body)
    need(document.activeElement, 'focused');

  const idle = areas.filter(
    ({ about }) => isAnyStored(about.storage) || (about.moment === 'idle' && !isSaving),
  );
  if (idle.length > 0 || code.idle || isAnyStored(code.storage))
    afterLoad(() => {
      loader.start();
      for (const area of idle) load(area, 'idle');
    });
  // A login in another tab, or while this page was in the browser's back/forward cache (a key of null).
  addEventListener('storage', ({ key }) => {
    if (key === null ? isAnyStored(code.storage) : code.storage.includes(key)) loader.start();
  });
  if (!isSaving) watchVisible(areas, (area) => load(area, 'visible'));

  return {
    whenNeeded: (element) => areas.find((area) => area.element === element)?.needed ?? null,
    need: (element) => need(element, 'pressed'),
    needAll: () => {
      for (const area of areas) load(area, 'navigation');
    },
    // React may show the next page in the same element.
    end: () => {
      hasEnded = true;
    },
    reasons: () =>
      areas.map(({ about: { selector, moment }, reason }) => ({ area: selector, moment, reason })),
  };
}

function watchVisible(areas: readonly Area[], onVisible: (area: Area) => void) {
  const visible = areas.filter(({ about }) => about.moment === 'visible');
  if (visible.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const area = isIntersecting && visible.find(({ element }) => element === target);
      if (!area) continue;
      observer.unobserve(target);
      onVisible(area);
    }
  });
  for (const { element } of visible) observer.observe(element);
}
