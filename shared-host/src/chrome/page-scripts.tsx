import { useEffect } from 'react';
import { useConfig } from 'shared-shell';

/** Loads the configured third-party scripts when the page is idle; nothing depends on them (LAYOUT-11, A-15). */
export function PageScripts() {
  const { badgeScriptUrl, chatbotScriptUrl } = useConfig();
  useEffect(() => {
    const urls = [badgeScriptUrl, chatbotScriptUrl].filter((url) => url !== undefined);
    if (urls.length === 0) return;
    const load = () => {
      for (const src of urls) {
        if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) continue;
        const script = document.createElement('script');
        script.async = true;
        script.src = src;
        document.body.append(script);
      }
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 3_000));
    idle(load, { timeout: 10_000 });
  }, [badgeScriptUrl, chatbotScriptUrl]);
  return null;
}
